import { getBookingMoney } from '@karigar/contract/corrections/get-booking-money';
import { nameInLog, nameInRecord, recordView } from '@karigar/domain/console/record';
import { dayOf, startOfDay } from '@karigar/domain/dates/india-day';
import { paise } from '@karigar/domain/money';
import { accepted, refused } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { readOwnBooking } from '#modules/bookings/index';
import { readBill, type WrittenBill } from '#modules/ledger/index';
import { nameIn } from '#platform/names';
import { defineHandler } from '#wire/define-handler';
import { readCorrections, readSharedRefunds, sumMovedSince } from '../correction-store.ts';
import { findJob, listEarned, listJobPayments, readKept } from '../job-money-store.ts';

const NOTHING = paise(0);
const NO_SPLIT = { billed: NOTHING, tax: NOTHING, commission: NOTHING, share: NOTHING };

/** Of whom which part of the bill is; all of it of who did the job alone. */
const partsOf = (bill: WrittenBill | null, alone: number | null) => {
  if (bill !== null && bill.parts.length > 0) return bill.parts;
  return alone === null ? [] : [{ ...(bill ?? NO_SPLIT), servicemanId: alone }];
};

/** Every read is audited with its booking. */
export const getBookingMoneyHandler = defineHandler(
  getBookingMoney,
  async ({ no }, scope) => {
    const { tx, who, now, language, note } = scope;
    const ref = await findJob(tx, no);
    const booking = ref && (await readOwnBooking(scope, ref));
    if (booking === null) return refused('booking.not-found');
    note({ subjectId: booking.customer_id, bookingId: booking.id });
    const view = recordView(who.desks ?? []);
    const bill = await readBill(tx, booking.id);
    const parts = partsOf(bill, booking.serviceman_id);
    const ids = parts.map(({ servicemanId }) => servicemanId);
    const earned = await listEarned(tx, booking.id, ids);
    const { billed, tax, commission, share } = bill ?? NO_SPLIT;
    const payments = await listJobPayments(tx, booking.id);
    return accepted({
      id: booking.id,
      orderId: booking.order_id,
      no: booking.booking_no,
      service: nameIn(booking.service_names, language),
      customer: nameInLog(booking.customer_name, booking.customer_id, view),
      isBilled: bill !== null,
      billed,
      tax,
      commission,
      share,
      paid: booking.paid,
      refunded: booking.refunded,
      ...(await readKept(tx, booking.id)),
      sharedRefunds: await readSharedRefunds(tx, booking.id),
      corrected: await readCorrections(tx, booking.id),
      servicemen: parts.flatMap((part) =>
        earned
          .filter(({ servicemanId }) => servicemanId === part.servicemanId)
          .map(({ servicemanId, name, earned: byJob, cashInHand, payable }) => ({
            servicemanId,
            name: nameInRecord(name, servicemanId, view),
            billed: part.billed,
            tax: part.tax,
            commission: part.commission,
            share: part.share,
            earned: byJob,
            cashInHand,
            payable,
          })),
      ),
      payments: payments.map(({ id, mode, amount, reversed, taken_at: at }) => ({
        id,
        mode,
        amount,
        reversed,
        at: at.getTime(),
      })),
      movedToday: await sumMovedSince(tx, accountOf(who), new Date(startOfDay(dayOf(now)))),
    });
  },
  { as: 'ops', audited: true },
);
