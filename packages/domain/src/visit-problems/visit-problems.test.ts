import { describe, expect, it } from 'vitest';
import { paise } from '../money.ts';
import { BOOKING_STATES } from '../bookings/booking.ts';
import { askOverride, confirmOverride, sendCode } from './completion-help.ts';
import { isLateGiveBack } from '../bookings/late-give-back.ts';
import { arrive, mayLeaveFrom, notHome, visitCharge } from './not-home.ts';
import { DELAYS, isOverdue, runLate } from './running-late.ts';

const MINUTE = 60_000;
const AT = 1_768_453_200_000;
const DOOR = { latitude: 18.5074, longitude: 73.8077 };
const north = (metres: number) => ({ ...DOOR, latitude: DOOR.latitude + metres / 111_195 });

describe('running late', () => {
  const late = { state: 'assigned', scheduledAt: AT, delay: 30, now: AT - 20 * MINUTE } as const;

  it('counts a delay from the agreed time, and from now once that has passed', () => {
    expect(runLate(late)).toEqual({ ok: true, value: AT + 30 * MINUTE });
    const after = runLate({ ...late, delay: 15, now: AT + 20 * MINUTE });
    expect(after).toEqual({ ok: true, value: AT + 35 * MINUTE });
  });

  it('limits the delay to two hours', () => {
    const now = AT + 60 * MINUTE;
    expect(runLate({ ...late, delay: 60, now }).ok).toBe(true);
    expect(runLate({ ...late, delay: 60, now: now + 1 })).toEqual({
      ok: false,
      refusal: 'delay.too-long',
    });
  });

  it('allows reporting a delay only in the state assigned', () => {
    const may = BOOKING_STATES.filter((state) =>
      DELAYS.every((delay) => runLate({ ...late, state, delay }).ok),
    );
    expect(may).toEqual(['assigned']);
  });

  it('is overdue 15 minutes after the last announced time, unless the serviceman has arrived', () => {
    const silent = {
      state: 'assigned',
      scheduledAt: AT,
      expectedAt: null,
      arrivedAt: null,
    } as const;
    expect(isOverdue({ ...silent, now: AT + 15 * MINUTE - 1 })).toBe(false);
    expect(isOverdue({ ...silent, now: AT + 15 * MINUTE })).toBe(true);
    const expectedAt = AT + 30 * MINUTE;
    expect(isOverdue({ ...silent, expectedAt, now: AT + 30 * MINUTE })).toBe(false);
    expect(isOverdue({ ...silent, expectedAt, now: AT + 45 * MINUTE })).toBe(true);
    expect(isOverdue({ ...silent, arrivedAt: AT, now: AT + 45 * MINUTE })).toBe(false);
    expect(isOverdue({ ...silent, state: 'started', now: AT + 45 * MINUTE })).toBe(false);
    expect(isOverdue({ ...silent, scheduledAt: null, now: AT })).toBe(false);
  });
});

describe('nobody at home', () => {
  const proven = {
    state: 'assigned',
    scheduledAt: AT,
    expectedAt: null,
    arrivedAt: AT - 5 * MINUTE,
    calls: 2,
    here: north(299),
    door: DOOR,
    now: AT + 10 * MINUTE,
  } as const;

  it('accepts a no-show with proof by position, waiting time and two calls', () => {
    expect(notHome(proven)).toEqual({ ok: true, value: { state: 'cancelled', metres: 299 } });
  });

  it.each([
    ['not-home.not-arrived', { arrivedAt: null }],
    ['door.not-known', { door: null }],
    ['door.too-far', { here: north(301) }],
    ['not-home.too-early', { now: AT + 10 * MINUTE - 1 }],
    ['not-home.too-early', { arrivedAt: AT + 1 }],
    ['not-home.too-early', { expectedAt: AT + 1 }],
    ['not-home.call-first', { calls: 1 }],
    ['booking.already-started', { state: 'started' }],
  ] as const)('refuses an unproven no-show as %s', (refusal, change) => {
    expect(notHome({ ...proven, ...change })).toEqual({ ok: false, refusal });
  });

  it('requires an arrival at the door before a no-show', () => {
    expect(arrive({ state: 'assigned', here: north(12), door: DOOR })).toEqual({
      ok: true,
      value: 12,
    });
    expect(arrive({ state: 'assigned', here: north(400), door: DOOR }).ok).toBe(false);
    expect(arrive({ state: 'ended', here: DOOR, door: DOOR }).ok).toBe(false);
    const agreed = { scheduledAt: AT, expectedAt: null };
    expect(mayLeaveFrom({ ...agreed, arrivedAt: null })).toBeNull();
    expect(mayLeaveFrom({ ...agreed, arrivedAt: AT + MINUTE })).toBe(AT + 11 * MINUTE);
  });

  it('waits from the later time that a late serviceman gave the customer', () => {
    const late = { scheduledAt: AT, expectedAt: AT + 30 * MINUTE, arrivedAt: AT + MINUTE };
    expect(mayLeaveFrom(late)).toBe(AT + 40 * MINUTE);
  });

  it('never charges more for a no-show than the job costs', () => {
    expect([visitCharge(paise(59_900)), visitCharge(paise(9900))]).toEqual([19_900, 9900]);
  });
});

describe('completion code by SMS', () => {
  const code = { tries: 0, expiresAt: AT + MINUTE, sends: 0, sentAt: null };
  const asked = { state: 'ended', code, hasPhone: true, by: 'serviceman', now: AT } as const;

  it('resends the completion code three times, a minute apart', () => {
    expect(sendCode(asked)).toEqual({ ok: true, value: 'same' });
    const sentAt = AT - MINUTE;
    expect(sendCode({ ...asked, code: { ...code, sends: 2, sentAt } }).ok).toBe(true);
    expect(sendCode({ ...asked, code: { ...code, sends: 3, sentAt } })).toEqual({
      ok: false,
      refusal: 'completion-code.sent-enough',
    });
    expect(sendCode({ ...asked, code: { ...code, sends: 1, sentAt: sentAt + 1 } })).toEqual({
      ok: false,
      refusal: 'completion-code.just-sent',
    });
  });

  it('makes a new code for a spent one only when the customer asks', () => {
    for (const spent of [
      { ...code, tries: 5 },
      { ...code, expiresAt: AT - 1 },
    ]) {
      expect(sendCode({ ...asked, code: spent })).toEqual({ ok: false, refusal: 'otp.expired' });
      expect(sendCode({ ...asked, code: spent, by: 'customer' })).toEqual({
        ok: true,
        value: 'new',
      });
    }
  });

  it('resends the completion code only after the end of work, with a code and a phone', () => {
    expect(BOOKING_STATES.filter((state) => sendCode({ ...asked, state }).ok)).toEqual(['ended']);
    expect(sendCode({ ...asked, code: null }).ok).toBe(false);
    expect(sendCode({ ...asked, hasPhone: false })).toEqual({
      ok: false,
      refusal: 'completion-code.no-phone',
    });
  });
});

describe('closing without a code', () => {
  it('allows an operator 20 override requests a day, only for ended work', () => {
    expect(BOOKING_STATES.filter((state) => askOverride({ state, asked: 19 }).ok)).toEqual([
      'ended',
    ]);
    expect(askOverride({ state: 'ended', asked: 20 })).toEqual({
      ok: false,
      refusal: 'override.too-many',
    });
  });

  it('requires a second operator to confirm an override within a day', () => {
    const given = {
      state: 'ended',
      asked: { by: 301, at: AT },
      by: 302,
      now: AT + MINUTE,
    } as const;
    expect(confirmOverride(given)).toEqual({ ok: true, value: 'completed' });
    expect(confirmOverride({ ...given, by: 301 })).toEqual({
      ok: false,
      refusal: 'override.same-person',
    });
    for (const late of [{ asked: null }, { now: AT + 24 * 60 * MINUTE + 1 }]) {
      expect(confirmOverride({ ...given, ...late })).toEqual({
        ok: false,
        refusal: 'override.not-asked',
      });
    }
    expect(confirmOverride({ ...given, state: 'started' }).ok).toBe(false);
  });
});

it('a job is given back late within two hours of the visit', () => {
  expect(isLateGiveBack(AT, AT - 120 * MINUTE)).toBe(true);
  expect(isLateGiveBack(AT, AT - 120 * MINUTE - 1)).toBe(false);
});
