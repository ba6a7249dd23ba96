import fc from 'fast-check';
import { expect, it } from 'vitest';
import { maySendCode, secondsUntilSend } from './otp-code.ts';

const SECOND = 1000;
const limits = { perDay: 1_000_000, guardFrom: 1_000_000, usedPercent: 20 };
const history = {
  device: 0,
  address: 0,
  network: 0,
  networkInDay: 0,
  strangersInDay: 0,
  sentInDay: 0,
  sentInHour: 0,
  verifiedInHour: 0,
};

/** A caller who requests again after each of these pauses, whatever the reply was. */
const pauses = fc.array(fc.integer({ min: 1, max: 3 * 3600 }), { maxLength: 60 });

const sendsOf = (waits: readonly number[]): number[] => {
  const sends: number[] = [];
  let now = 0;
  for (const wait of waits) {
    now += wait * SECOND;
    if (maySendCode({ ...history, recipient: sends }, limits, now).ok) sends.push(now);
  }
  return sends;
};

const most = (sends: readonly number[], window: number): number =>
  Math.max(0, ...sends.map((end) => sends.filter((at) => at <= end && at > end - window).length));

it('keeps every phone within its limits for any sequence of requests', () => {
  fc.assert(
    fc.property(pauses, (waits) => {
      const sends = sendsOf(waits);
      expect(most(sends, 30 * SECOND)).toBeLessThanOrEqual(1);
      expect(most(sends, 900 * SECOND)).toBeLessThanOrEqual(3);
      expect(most(sends, 86_400 * SECOND)).toBeLessThanOrEqual(10);
    }),
  );
});

it('allows a request exactly when the announced wait is over', () => {
  fc.assert(
    fc.property(pauses, fc.integer({ min: 0, max: 7200 }), (waits, later) => {
      const sends = sendsOf(waits);
      const now = (sends.at(-1) ?? 0) + later * SECOND;
      const wait = secondsUntilSend(sends, now);
      const ask = (at: number) => maySendCode({ ...history, recipient: sends }, limits, at).ok;
      expect(ask(now)).toBe(wait === 0);
      expect(ask(now + wait * SECOND)).toBe(true);
    }),
  );
});
