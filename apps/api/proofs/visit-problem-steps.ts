import {
  askOverride,
  confirmOverride,
  sendCode,
} from '@karigar/domain/visit-problems/completion-help';
import { COMPLETION_CODE_LIFE_MS } from '@karigar/domain/bookings/completion-code';
import { showsContact } from '@karigar/domain/contact/contact';
import { arrive, notHome, visitCharge } from '@karigar/domain/visit-problems/not-home';
import { isOverdue, runLate } from '@karigar/domain/visit-problems/running-late';
import type { Instant } from '@karigar/domain/dates/instant';
import { no, yes, type ExceptionOp, type Said, type SpecBooking } from './booking-value.ts';

const DAY = 86_400_000;
const DOOR = { latitude: 18.5, longitude: 73.8 };
const ELSEWHERE = { latitude: 18.6, longitude: 73.8 };

const placeOf = (isThere: boolean) => ({ here: isThere ? DOOR : ELSEWHERE, door: DOOR });

const arriveOp = (booking: SpecBooking, isThere: boolean, now: Instant): Said => {
  const decision = arrive({ state: booking.state, ...placeOf(isThere) });
  if (!decision.ok) return no(booking, decision.refusal);
  if (booking.arrivedAt !== null) return { said: 'ok', booking };
  return yes(booking, booking.state, now, { arrivedAt: now });
};

const noShowOp = (booking: SpecBooking, by: number, isThere: boolean, now: Instant): Said => {
  const { state, startsAt: scheduledAt, expectedAt, arrivedAt } = booking;
  const since = arrivedAt ?? Infinity;
  const calls = booking.calls.filter((call) => call.by === by && call.at >= since).length;
  const visit = { state, scheduledAt, expectedAt, arrivedAt };
  const decision = notHome({ ...visit, calls, ...placeOf(isThere), now });
  if (!decision.ok) return no(booking, decision.refusal);
  return yes(booking, decision.value.state, now, { visitCharge: visitCharge(booking.total) });
};

const sendCodeOp = (booking: SpecBooking, by: 'serviceman' | 'customer', now: Instant): Said => {
  const { state, tries, codeUntil: expiresAt, sends, sentAt } = booking;
  const code = { tries, expiresAt, sends, sentAt };
  const decision = sendCode({ state, code, hasPhone: true, by, now });
  if (!decision.ok) return no(booking, decision.refusal);
  const renewed =
    decision.value === 'new' ? { tries: 0, codeUntil: now + COMPLETION_CODE_LIFE_MS } : {};
  return yes(booking, state, now, { ...renewed, sends: sends + 1, sentAt: now });
};

const overrideOp = (
  booking: SpecBooking,
  kind: 'ask-override' | 'confirm-override',
  by: number,
  now: Instant,
): Said => {
  const { state, overrides } = booking;
  if (kind === 'ask-override') {
    const asked = overrides.filter((one) => one.by === by && one.at > now - DAY).length;
    const may = askOverride({ state, asked });
    if (!may.ok) return no(booking, may.refusal);
    const more = [...overrides, { by, at: now, isConfirmed: false }];
    return yes(booking, state, now, { overrides: more });
  }
  const last = overrides.findLastIndex(({ isConfirmed }) => !isConfirmed);
  const asked = overrides[last] ?? null;
  const decision = confirmOverride({ state, asked, by, now });
  if (!decision.ok) return no(booking, decision.refusal);
  if (asked === null) throw new TypeError('confirmed an override that nobody requested');
  const confirmed = overrides.with(last, { ...asked, isConfirmed: true });
  return yes(booking, decision.value, now, { overrides: confirmed });
};

const overdueOp = (booking: SpecBooking, now: Instant): Said => {
  const { overdueAt, startsAt: scheduledAt } = booking;
  if (overdueAt === null || overdueAt > now) return { said: 'ok', booking };
  const reported = { ...booking, overdueAt: null };
  return isOverdue({ ...booking, scheduledAt, now })
    ? yes(reported, booking.state, now)
    : { said: 'ok', booking: reported };
};

/** The outcome that the rules alone give for a visit problem. */
export const applyVisitProblem = (booking: SpecBooking, op: ExceptionOp, now: Instant): Said => {
  const { state, visitCharge: charge } = booking;
  switch (op.kind) {
    case 'ask-override':
    case 'confirm-override':
      return overrideOp(booking, op.kind, op.by, now);
    case 'settle-visit':
      return charge === null || booking.isVisitSettled
        ? no(booking, 'visit.nothing-due')
        : yes(booking, state, now, { isVisitSettled: true });
    case 'tell-overdue':
      return overdueOp(booking, now);
    case 'send-code':
      if (op.by === null) return sendCodeOp(booking, 'customer', now);
      break;
    case 'arrive':
    case 'no-show':
    case 'call':
    case 'late':
      break;
  }
  if (booking.holder !== op.by) return no(booking, 'booking.not-found');
  if (op.kind === 'arrive') return arriveOp(booking, op.isThere, now);
  if (op.kind === 'no-show') return noShowOp(booking, op.by, op.isThere, now);
  if (op.kind === 'send-code') return sendCodeOp(booking, 'serviceman', now);
  if (op.kind === 'late') {
    const decision = runLate({ state, scheduledAt: booking.startsAt, delay: op.delay, now });
    if (!decision.ok) return no(booking, decision.refusal);
    return yes(booking, state, now, { expectedAt: decision.value });
  }
  if (!showsContact(state)) return no(booking, 'contact.not-live');
  // A phone call is recorded without changing the booking.
  const calls = [...booking.calls, { by: op.by, at: now }];
  return { said: 'ok', booking: { ...booking, calls } };
};
