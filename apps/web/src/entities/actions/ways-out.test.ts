import { PROTOCOL_REFUSALS, REFUSALS } from '@karigar/contract/refusals';
import { describe, expect, it } from 'vitest';
import { QUEUED_CALLS } from '@karigar/contract/queued-calls';
import { LAPSED } from '#platform/action-queue/queue-model';
import { knownWayOut, wayOutOf } from './ways-out.ts';

/** Statuses that the client treats as a definitive refusal; every other status is retried. */
const DEFINITIVE = new Set([400, 403, 404, 413, 422]);

/** Only the console's listener refuses so; no queued call is sent there. */
const AT_CONSOLE = new Set<string>([
  'desk.not-held',
  'session.proof-needed',
  'network.not-allowed',
]);

const ofAll = PROTOCOL_REFUSALS.filter(
  (code) => DEFINITIVE.has(REFUSALS[code].status) && !AT_CONSOLE.has(code),
);
const refusals = QUEUED_CALLS.flatMap(({ name, refusals: own }) =>
  [...own, ...ofAll].map((code) => [name, code] as const),
);

describe('a way out', () => {
  it.each([...refusals, ['propose-add-ons', LAPSED] as const])(
    'the way out of %s refused as %s is in the table',
    (call, code) => {
      expect(knownWayOut({ call, code })).not.toBeNull();
    },
  );

  it('a way out is never to try again where that cannot succeed', () => {
    const hopeless = [
      'booking.not-found',
      'booking.not-assigned',
      'booking.cancelled',
      'booking.already-completed',
      'add-on.price-changed',
      'otp.mismatch',
      LAPSED,
    ];
    for (const { name: call } of QUEUED_CALLS)
      for (const code of hopeless) expect(wayOutOf({ call, code }).way).not.toBe('try-again');
  });

  it.each([
    ['cancelled', 'get-help'],
    [undefined, 'get-help'],
    ['started', 'none'],
    ['ended', 'try-again'],
    ['completed', 'try-again'],
  ] as const)('the way out of refused cash on a booking that is %s: %s', (state, way) => {
    const refusal = { call: 'add-payment', code: 'payment.work-not-ended' };
    expect(wayOutOf(refusal, state).way).toBe(way);
  });

  it('a way out of an unknown refusal is to get help', () => {
    expect(wayOutOf({ call: 'start-work', code: 'booking.on-the-moon' }).way).toBe('get-help');
  });
});
