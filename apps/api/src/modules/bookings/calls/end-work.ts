import { endWork } from '@karigar/contract/bookings/end-work';
import { lapseAtEnd } from '@karigar/domain/bookings/add-ons';
import { billTotal } from '@karigar/domain/bookings/bill';
import { COMPLETION_CODE_LIFE_MS } from '@karigar/domain/bookings/completion-code';
import type { Instant } from '@karigar/domain/dates/instant';
import { workedBy } from '@karigar/domain/ledger/work-parts';
import { accepted } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { listWorkCommands, writeBill } from '#modules/ledger/index';
import { addTask } from '#relay/outbox-store';
import { defineHandler, type CallScope } from '#wire/define-handler';
import { lapseAddOns, readAddOns } from '../booking-add-on-store.ts';
import type { BookingRow } from '../booking-row.ts';
import { changeBooking } from '../change-booking.ts';
import { addNotification } from '../change-store.ts';
import { limitCode } from '../completion-code-store.ts';
import { notifyCustomer, notifyServiceman } from '../notify.ts';

/** Pending add-ons lapse here, so the total is final. */
const freezeBill = async ({ tx, now }: CallScope, booking: BookingRow) => {
  const addOns = await readAddOns(tx, booking.id);
  const lapsed = addOns.filter(({ status }) => lapseAtEnd(status) !== status);
  await lapseAddOns(
    tx,
    lapsed.map(({ id }) => id),
    new Date(now),
  );
  if (lapsed.length > 0) {
    const notification = notifyServiceman('add-ons-lapsed', { count: lapsed.length })(booking);
    await addNotification(tx, booking.id, notification, now);
  }
  return billTotal(booking.total, addOns);
};

/** The work ends at `at`: the bill is final, and the customer gets the code. */
export const endBooking = async (scope: CallScope, booking: BookingRow, at: Instant) => {
  const { tx, now } = scope;
  const total = await freezeBill(scope, booking);
  const worked = workedBy(await listWorkCommands(tx, booking.id), {
    servicemanId: booking.serviceman_id ?? 0,
    at,
  });
  await writeBill(tx, booking.id, { now, by: accountOf(scope.who), worked });
  await limitCode(tx, booking.id, new Date(now + COMPLETION_CODE_LIFE_MS));
  await addTask(tx, 'send-completion-otp', { bookingId: booking.id });
  return { ended_at: new Date(at), total_after_end: total };
};

export const endWorkHandler = defineHandler(endWork, (input, scope) =>
  changeBooking(scope, {
    ref: input,
    command: 'end',
    claimedAt: input.endedAt,
    apply: async (booking, at) => accepted(await endBooking(scope, booking, at)),
    notify: notifyCustomer('work-ended'),
  }),
);
