import { getCarDetails } from '@karigar/contract/packages/get-car-details';
import { fadedBefore } from '@karigar/domain/privacy/customer-view';
import { accepted, refused } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { defineHandler } from '#wire/define-handler';
import { listCars, readSubscription } from '../subscription-store.ts';

/** Visible to the package's customer, and to a serviceman of one of its bookings until that has faded. */
export const getCarDetailsHandler = defineHandler(
  getCarDetails,
  async ({ subscriptionId }, { tx, who, now, context }) => {
    const row = await readSubscription(tx, subscriptionId, {
      accountId: accountOf(who),
      since: new Date(fadedBefore(now)),
    });
    if (row === null) return refused('subscription.not-found');
    const parties = { servicemanId: row.serviceman_id, customerId: row.customer_id };
    if (!context.access.mayTouchBooking(who, parties)) return refused('subscription.not-found');
    return accepted(await listCars(tx, subscriptionId));
  },
);
