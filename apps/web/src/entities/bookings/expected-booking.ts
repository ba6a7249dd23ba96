import type { Booking } from '@karigar/contract/bookings/booking';
import type { endWork } from '@karigar/contract/bookings/end-work';
import type { holdWork } from '@karigar/contract/bookings/hold-work';
import type { saveChecklist } from '@karigar/contract/bookings/save-checklist';
import type { startWork } from '@karigar/contract/bookings/start-work';
import type { runLate } from '@karigar/contract/visit-problems/run-late';
import type { InputOf } from '@karigar/contract/define-call';
import { billOf } from '@karigar/domain/bookings/bill';
import { decide } from '@karigar/domain/bookings/lifecycle';
import { DELAYS, runLate as decideDelay } from '@karigar/domain/visit-problems/running-late';
import { setOff as decideSetOff } from '@karigar/domain/visit-problems/set-off';
import { DONE } from '@karigar/domain/bookings/checklist';
import { sumOf } from '@karigar/domain/money';
import type { Entry } from '#platform/action-queue/action';
import { unreadApprovals } from '#platform/action-queue/queued-approvals';
import { fromPhone } from '@karigar/client/time/server-now';
import { applyWork, type WorkDone } from './apply-work.ts';
import { shownPauses } from './shown-pauses.ts';

type Did = Pick<Entry, 'call' | 'input' | 'createdAt' | 'state'>;

/** An action as a lifecycle command, in server time. A code verifies only once the server accepted it. */
const workOf = ({ call, input, createdAt, state }: Did, booking: Booking): WorkDone | null => {
  switch (call) {
    case 'start-work':
      return { command: 'start', at: fromPhone((input as InputOf<typeof startWork>).startedAt) };
    case 'hold-work': {
      const { until, reason = '' } = input as InputOf<typeof holdWork>;
      return { command: 'hold', at: fromPhone(createdAt), until, reason };
    }
    case 'resume-work':
      return { command: 'resume', at: fromPhone(createdAt) };
    case 'end-work': {
      const { endedAt } = input as InputOf<typeof endWork>;
      return {
        command: 'end',
        at: fromPhone(endedAt),
        total: billOf(booking.total, booking.addOns).total,
      };
    }
    case 'verify-completion-otp':
      return state.kind === 'done' ? { command: 'verify' } : null;
    default:
      return null;
  }
};

/** The expected arrival after a late report, counted from the time of the report. */
const delayed = (booking: Booking, { input, createdAt }: Did): Booking => {
  const { minutes } = input as InputOf<typeof runLate>;
  const { state, scheduledAt } = booking;
  const delay = DELAYS.find((one) => String(one) === minutes);
  if (scheduledAt === null || delay === undefined) return booking;
  const decision = decideDelay({ state, scheduledAt, delay, now: fromPhone(createdAt) });
  return decision.ok ? { ...booking, expectedAt: decision.value, isNew: false } : booking;
};

/** The first report counts. */
const setOff = (booking: Booking, { createdAt }: Did): Booking => {
  const { state, scheduledAt, setOffAt } = booking;
  const now = fromPhone(createdAt);
  if (scheduledAt === null || setOffAt !== undefined) return booking;
  return decideSetOff({ state, scheduledAt, now }).ok
    ? { ...booking, setOffAt: now, isNew: false }
    : booking;
};

/** As it stood on the phone. */
const checked = (booking: Booking, { input, createdAt }: Did): Booking => {
  const { checklist } = booking;
  if (checklist === undefined) return booking;
  const { steps = [], readings = [], values = [], reason } = input as InputOf<typeof saveChecklist>;
  const given = new Map([
    ...steps.map((id) => [id, DONE] as const),
    ...readings.map((id, at) => [id, values[at] ?? null] as const),
  ]);
  const items = checklist.items.map((item) =>
    Object.assign({}, item, { value: given.get(item.id) ?? null }),
  );
  return {
    ...booking,
    checklist: { items, reason: reason ?? null, savedAt: fromPhone(createdAt) },
  };
};

/** The booking after this action if its rules allow the action, else unchanged. */
const applyEntry = (booking: Booking, entry: Did): Booking => {
  if (entry.call === 'set-off') return setOff(booking, entry);
  if (entry.call === 'save-checklist') return checked(booking, entry);
  if (entry.call === 'run-late') return delayed(booking, entry);
  if (entry.call === 'report-missed-visit' && booking.state === 'assigned')
    return { ...booking, missedAt: fromPhone(entry.createdAt), isNew: false };
  const work = workOf(entry, booking);
  if (work === null) return booking;
  return decide(booking.state, work.command, 'serviceman').ok ? applyWork(booking, work) : booking;
};

/** Before a read shows the end of work, the bill also includes add-ons that the customer approved offline. */
const withApproved = (read: Booking, expected: Booking, since: readonly Entry[]): Booking => {
  const { totalAfterEnd } = expected;
  if (read.totalAfterEnd !== null || totalAfterEnd === null) return expected;
  const approved = unreadApprovals(since, read.addOns).filter(
    ({ answer }) => answer === 'accepted',
  );
  if (approved.length === 0) return expected;
  const total = sumOf([totalAfterEnd, ...approved.map((one) => one.total)]);
  return { ...expected, totalAfterEnd: total };
};

/** A booking as it was last read, with all actions since that were not refused, from any device. */
export const expectedBooking = (booking: Booking, entries: readonly Entry[]): Booking => {
  const since = entries.filter(
    ({ bookingId, state }) => bookingId === booking.id && state.kind !== 'refused',
  );
  const shown = shownPauses(booking, since);
  const unread = since.filter((entry) => !shown.has(entry));
  const expected = unread.reduce(applyEntry, booking);
  return withApproved(booking, expected, since);
};

export const expectedBookings = (
  bookings: readonly Booking[],
  entries: readonly Entry[],
): readonly Booking[] => {
  const expected = bookings.map((booking) => expectedBooking(booking, entries));
  return expected.every((booking, at) => booking === bookings[at]) ? bookings : expected;
};
