import { expect, it } from 'vitest';
import { assignBooking } from './dispatch/assign-booking.ts';
import { isKnownAt } from './listener.ts';
import { loginOperator } from './operators/login-operator.ts';
import { CALLS } from './registry.ts';
import { logOut } from './sign-in/log-out.ts';
import { requestOtp } from './sign-in/request-otp.ts';

it('an operators’ call is known to the console only, a person’s to the public listener only', () => {
  for (const call of [assignBooking, loginOperator]) {
    expect(isKnownAt('console', call)).toBe(true);
    expect(isKnownAt('public', call)).toBe(false);
  }
  expect(isKnownAt('console', requestOtp)).toBe(false);
  expect(isKnownAt('public', requestOtp)).toBe(true);
});

it('both know the calls about one’s own sessions', () => {
  const shared = CALLS.filter((call) => isKnownAt('public', call) && isKnownAt('console', call));
  expect(shared.map(({ name }) => name).toSorted()).toEqual([
    'list-sessions',
    'log-out',
    'revoke-other-sessions',
    'revoke-session',
  ]);
  expect(isKnownAt('public', logOut)).toBe(true);
});

it('every path under console/ belongs to the console alone, and its own calls are all there', () => {
  for (const call of CALLS) {
    const isOnlyThere = isKnownAt('console', call) && !isKnownAt('public', call);
    expect(call.path.startsWith('console/'), call.name).toBe(isOnlyThere);
  }
});
