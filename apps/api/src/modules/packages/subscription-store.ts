import type { Car } from '@karigar/contract/packages/get-car-details';
import type { Statement, Transaction } from '#platform/db';

type SubscriptionRow = {
  readonly customer_id: number;
  /** The caller, when assigned to a booking of this package that is live or was not long ago. */
  readonly serviceman_id: number | null;
};

const READ: Statement = {
  name: 'read-subscription',
  text: `SELECT customer_id, (SELECT serviceman_id FROM bookings
      WHERE bookings.subscription_id = subscriptions.id AND serviceman_id = $2
        AND (over_at IS NULL OR over_at > $3) LIMIT 1) AS serviceman_id
    FROM subscriptions WHERE id = $1`,
};

export const readSubscription = async (
  tx: Transaction,
  id: number,
  { accountId, since }: { readonly accountId: number; readonly since: Date },
): Promise<SubscriptionRow | null> =>
  (await tx.rows<SubscriptionRow>(READ, [id, accountId, since]))[0] ?? null;

const CARS: Statement = {
  name: 'list-cars',
  text: `SELECT company, number, colour FROM cars WHERE subscription_id = $1 ORDER BY id`,
};

export const listCars = (tx: Transaction, subscriptionId: number): Promise<Car[]> =>
  tx.rows(CARS, [subscriptionId]);
