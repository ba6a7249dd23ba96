import { cancelForCustomer } from '@karigar/contract/dispatch/cancel-for-customer';
import { decide } from '@karigar/domain/bookings/lifecycle';
import { cancelCharge } from '@karigar/domain/customer-bookings/customer-cancel';
import { accepted, refused } from '@karigar/domain/result';
import { readWrittenReason } from '@karigar/domain/written-reason';
import { accountOf } from '#auth/who';
import {
  actOnBooking,
  addNotification,
  lockSeenBooking,
  notifyCustomer,
  notifyServiceman,
  type BookingRow,
} from '#modules/bookings/index';
import { writeVisit } from '#modules/ledger/index';
import { readTrouble } from '#modules/visit-problems/index';
import { defineHandler, type CallScope } from '#wire/define-handler';

/** What the customer would be charged for cancelling now; null when it is free. */
const chargeOf = async ({ tx, now }: CallScope, booking: BookingRow) => {
  const { trouble } = await readTrouble(tx, booking, now);
  const until = booking.cancel_until?.getTime() ?? null;
  return cancelCharge({ ...booking, cancelUntil: until, trouble, now });
};

export const cancelForCustomerHandler = defineHandler(
  cancelForCustomer,
  async (input, scope) => {
    const { tx, who, now, note } = scope;
    const seen = await lockSeenBooking(scope, input);
    if (!seen.ok) return seen;
    const reason = readWrittenReason(input.reason);
    if (reason === null) return refused('console.reason-missing');
    note({ reason });
    return actOnBooking(scope, {
      ref: input,
      command: 'cancel',
      details: { reason, charge: input.charge },
      decide: async (booking) => {
        const decision = decide(booking.state, 'cancel', 'operator');
        if (!decision.ok) return decision;
        const charge = input.charge === 'visit' ? await chargeOf(scope, booking) : null;
        const toCustomer = { ...notifyCustomer('cancelled-by-team')(booking), sender: null };
        await addNotification(tx, booking.id, toCustomer, now);
        if (charge === null)
          return accepted({
            state: decision.value,
            notification: notifyServiceman('booking-cancelled')(booking),
          });
        const visit = { charge, now, by: accountOf(who), why: 'cancelled-late' } as const;
        const amount = await writeVisit(tx, booking.id, visit);
        return accepted({
          state: decision.value,
          change: { visit_charge: charge },
          notification: notifyServiceman('cancelled-late', { amount })(booking),
        });
      },
    });
  },
  { as: 'ops' },
);
