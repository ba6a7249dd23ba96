import { CALLS } from '@karigar/contract/registry';
import { expect, it } from 'vitest';
import { CALL_CLASSES } from '#platform/admission';
import { classOfCall, classOfHead } from './call-class.ts';

const order = (of: (typeof CALL_CLASSES)[number] | null): number =>
  of === null ? -1 : CALL_CLASSES.indexOf(of);

it.each([
  ['orders/orders', { 'idempotency-key': 'k' }, 'field'],
  ['orders/orders', {}, 'read'],
  ['orders/orders', { 'read-again': '1' }, 'refresh'],
  ['orders/offers', { 'idempotency-key': 'k' }, 'write'],
  ['auth/otp', { 'idempotency-key': 'k' }, 'guest'],
  ['catalogue/services', {}, 'read'],
  ['kyc/kycDetails', { 'idempotency-key': 'k' }, null],
  ['no/such-path', {}, null],
] as const)('the head of a call to %s with %o is of class %s', (path, headers, of) => {
  expect(classOfHead(path, headers)).toBe(of);
});

it('no call is refused by its head that its body would put before others', () => {
  for (const call of CALLS) {
    for (const isAgain of call.writes ? [false] : [false, true]) {
      const headers = {
        ...(call.writes && { 'idempotency-key': 'k' }),
        ...(isAgain && { 'read-again': '1' }),
      };
      const hasSession = call.who !== 'anyone';
      const whole = classOfCall(call, { hasSession, isAgain });
      expect(order(classOfHead(call.path, headers)), call.name).toBeLessThanOrEqual(order(whole));
    }
  }
});
