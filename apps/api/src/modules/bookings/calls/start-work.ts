import { startWork } from '@karigar/contract/bookings/start-work';
import { lateCaseDue, startedBeforeMove } from '@karigar/domain/bookings/late-case';
import { dayOf } from '@karigar/domain/dates/india-day';
import type { Instant } from '@karigar/domain/dates/instant';
import { accepted } from '@karigar/domain/result';
import { defineHandler, type CallScope } from '#wire/define-handler';
import type { BookingRow } from '../booking-row.ts';
import { changeBooking } from '../change-booking.ts';
import type { BookingChange } from '../change-store.ts';
import { openLateCase, readMoves } from '../late-case-store.ts';
import { notifyCustomer } from '../notify.ts';
import { proofOfStart } from '../start-code.ts';

/** Started on the day from which the customer had moved it: moves it back, notifies both sides, opens a case. */
const backToDayOf = async (
  { tx, now }: CallScope,
  booking: BookingRow,
  at: Instant,
): Promise<BookingChange> => {
  const scheduledAt = booking.scheduled_at.getTime();
  if (dayOf(at) === dayOf(scheduledAt)) return {};
  const earlier = startedBeforeMove({ at, scheduledAt, moves: await readMoves(tx, booking.id) });
  if (earlier === null) return {};
  const ref = { bookingId: booking.id, orderId: booking.order_id };
  const due = lateCaseDue('started-before-move', now);
  const details = { day: dayOf(earlier) };
  await openLateCase(tx, ref, { kind: 'started-before-move', cash: null, at: now, due, details });
  return { scheduled_at: new Date(earlier) };
};

export const startWorkHandler = defineHandler(startWork, (input, scope) => {
  const proofOf = (booking: BookingRow) => proofOfStart(scope, booking, input.startCode ?? '');
  return changeBooking(scope, {
    ref: input,
    command: 'start',
    claimedAt: input.startedAt,
    apply: async (booking, at) =>
      accepted({
        started_at: new Date(at),
        ...(await backToDayOf(scope, booking, at)),
        seen_at: booking.seen_at ?? new Date(scope.now),
      }),
    noteOf: (booking) => {
      const proof = proofOf(booking);
      return proof === null ? null : { startCode: proof };
    },
    notify: (booking) => {
      const isProven = (proofOf(booking) ?? 'given') === 'given';
      return notifyCustomer(isProven ? 'work-started' : 'started-without-code')(booking);
    },
  });
});
