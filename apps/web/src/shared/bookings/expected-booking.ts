import type { Booking } from '@karigar/contract/bookings/booking';
import type { endWork } from '@karigar/contract/bookings/end-work';
import type { holdWork } from '@karigar/contract/bookings/hold-work';
import type { startWork } from '@karigar/contract/bookings/start-work';
import type { runLate } from '@karigar/contract/visit-problems/run-late';
import type { InputOf } from '@karigar/contract/define-call';
import { billOf } from '@karigar/domain/bookings/bill';
import { decide } from '@karigar/domain/bookings/lifecycle';
import { DELAYS, runLate as decideDelay } from '@karigar/domain/visit-problems/running-late';
import type { Entry } from '../action-queue/action.ts';
import { applyWork, type WorkDone } from '#entities/bookings/apply-work';

type Done = Pick<Entry, 'call' | 'input' | 'createdAt'>;

/** What he did, as the booking's rules know it. A code that waits verifies nothing, so it is not among them. */
const workOf = ({ call, input, createdAt }: Done, booking: Booking): WorkDone | null => {
  switch (call) {
    case 'start-work':
      return { command: 'start', at: (input as InputOf<typeof startWork>).startedAt };
    case 'hold-work': {
      const { until, reason = '' } = input as InputOf<typeof holdWork>;
      return { command: 'hold', at: createdAt, until, reason };
    }
    case 'resume-work':
      return { command: 'resume', at: createdAt };
    case 'end-work': {
      const { endedAt } = input as InputOf<typeof endWork>;
      return { command: 'end', at: endedAt, total: billOf(booking.total, booking.addOns).total };
    }
    default:
      return null;
  }
};

/** When he is expected once he has said that he is late, counted from when he said it. */
const delayed = (booking: Booking, { input, createdAt }: Done): Booking => {
  const { minutes } = input as InputOf<typeof runLate>;
  const { state, scheduledAt } = booking;
  const delay = DELAYS.find((one) => String(one) === minutes);
  if (scheduledAt === null || delay === undefined) return booking;
  const decision = decideDelay({ state, scheduledAt, delay, now: createdAt });
  return decision.ok ? { ...booking, expectedAt: decision.value, isNew: false } : booking;
};

/** The booking once this is done, if its rules allow it now; else as it is. */
export const applyEntry = (booking: Booking, entry: Done): Booking => {
  if (entry.call === 'run-late') return delayed(booking, entry);
  const done = workOf(entry, booking);
  if (done === null || !decide(booking.state, done.command, 'serviceman').ok) return booking;
  return applyWork(booking, done);
};

/** What is to be expected of a booking: as it was last read, with what he did since and the server has not answered. */
export const expectedBooking = (booking: Booking, entries: readonly Entry[]): Booking =>
  entries
    .filter(({ bookingId, state }) => bookingId === booking.id && state.kind !== 'refused')
    .reduce(applyEntry, booking);

export const expectedBookings = (
  bookings: readonly Booking[],
  entries: readonly Entry[],
): readonly Booking[] => {
  const expected = bookings.map((booking) => expectedBooking(booking, entries));
  return expected.every((booking, at) => booking === bookings[at]) ? bookings : expected;
};
