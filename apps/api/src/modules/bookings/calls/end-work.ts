import { endWork } from '@karigar/contract/bookings/end-work';
import { lapseAtEnd } from '@karigar/domain/bookings/add-ons';
import { billOf } from '@karigar/domain/bookings/bill';
import { clampClaim } from '@karigar/domain/booking/claimed-time';
import { COMPLETION_CODE_LIFE_MS } from '@karigar/domain/bookings/completion-code';
import { accepted } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { writeBill } from '#modules/ledger/index';
import { addTask } from '#relay/outbox-store';
import { answer, type CallScope } from '#wire/define-handler';
import { lapseAddOns, readAddOns } from '../booking-add-on-store.ts';
import type { BookingRow } from '../booking-row.ts';
import { changeBooking } from '../change-booking.ts';
import { tellMore } from '../change-store.ts';
import { limitCode } from '../completion-code-store.ts';
import { tellCustomer, tellServiceman } from '../notify.ts';

/** Nobody answers an add-on any more, so the total stands from here on. */
const freezeBill = async ({ tx, now }: CallScope, booking: BookingRow) => {
  const addOns = await readAddOns(tx, booking.id);
  const lapsed = addOns.filter(({ status }) => lapseAtEnd(status) !== status);
  await lapseAddOns(
    tx,
    lapsed.map(({ id }) => id),
    new Date(now),
  );
  if (lapsed.length > 0) {
    const told = tellServiceman('add-ons-lapsed', { count: lapsed.length })(booking);
    await tellMore(tx, booking.id, told, now);
  }
  return billOf(booking.total, addOns).total;
};

export const endWorkAnswer = answer(endWork, (input, scope) =>
  changeBooking(scope, {
    ref: input,
    command: 'end',
    claimedAt: input.endedAt,
    apply: async (booking) => {
      const { tx, now } = scope;
      const earliest = booking.started_at ?? booking.booked_at;
      const total = await freezeBill(scope, booking);
      await writeBill(tx, booking.id, { now, by: accountOf(scope.who) });
      await limitCode(tx, booking.id, new Date(now + COMPLETION_CODE_LIFE_MS));
      await addTask(tx, 'send-completion-otp', { bookingId: booking.id });
      return accepted({
        ended_at: new Date(clampClaim(input.endedAt, earliest.getTime(), now)),
        total_after_end: total,
      });
    },
    tell: tellCustomer('work-ended'),
  }),
);
