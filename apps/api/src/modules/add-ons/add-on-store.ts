import type { PricedAddOn } from '@karigar/domain/bookings/add-on-proposal';
import type { AddOnStatus } from '@karigar/domain/bookings/add-ons';
import type { Paise } from '@karigar/domain/money';
import type { Names } from '@karigar/domain/names';
import type { Statement, Transaction } from '#platform/db';

type OfferedAddOn = {
  readonly id: number;
  readonly names: Names;
  readonly price: Paise;
};

const OFFERED: Statement = {
  name: 'list-offered-add-ons',
  text: `SELECT id, names_of(names, name, name_hi) AS names, price FROM add_ons WHERE service_id = $1 AND is_offered ORDER BY id`,
};

export const listOffered = (tx: Transaction, serviceId: number): Promise<OfferedAddOn[]> =>
  tx.rows(OFFERED, [serviceId]);

const PROPOSE: Statement = {
  name: 'insert-proposed-add-ons',
  text: `INSERT INTO booking_add_ons (booking_id, add_on_id, name, name_hi, names, price, quantity, proposed_at)
    SELECT $1, add_ons.id, add_ons.name, add_ons.name_hi,
      names_of(add_ons.names, add_ons.name, add_ons.name_hi), item.price, item.quantity, $5
    FROM unnest($2::bigint[], $3::bigint[], $4::integer[]) WITH ORDINALITY
        AS item (add_on_id, price, quantity, at)
      JOIN add_ons ON add_ons.id = item.add_on_id
    ORDER BY item.at`,
};

/** At the prices that were checked: the catalogue may have changed since. */
export const insertProposed = async (
  tx: Transaction,
  bookingId: number,
  items: readonly PricedAddOn[],
  now: Date,
): Promise<void> => {
  await tx.rows(PROPOSE, [
    bookingId,
    items.map(({ addOnId }) => addOnId),
    items.map(({ price }) => price),
    items.map(({ quantity }) => quantity),
    now,
  ]);
};

const ANSWER: Statement = {
  name: 'answer-booking-add-on',
  text: `UPDATE booking_add_ons SET status = $2, answered_at = $3 WHERE id = $1`,
};

export const saveAnswer = async (
  tx: Transaction,
  id: number,
  status: AddOnStatus,
  now: Date,
): Promise<void> => void (await tx.rows(ANSWER, [id, status, now]));

const TAKE_BACK: Statement = {
  name: 'take-back-booking-add-on',
  text: `UPDATE booking_add_ons SET status = $2, answered_at = $3, taken_back_at = $3 WHERE id = $1`,
};

/** The row stays: the event names it. */
export const takeBack = async (
  tx: Transaction,
  id: number,
  status: AddOnStatus,
  now: Date,
): Promise<void> => void (await tx.rows(TAKE_BACK, [id, status, now]));

const TAKEN_BACK: Statement = {
  name: 'find-taken-back-add-on',
  text: `SELECT FROM booking_add_ons WHERE id = $1 AND booking_id = $2 AND taken_back_at IS NOT NULL`,
};

/** Whether this add-on of the booking was proposed and taken back. */
export const isTakenBack = async (
  tx: Transaction,
  bookingId: number,
  id: number,
): Promise<boolean> => (await tx.rows(TAKEN_BACK, [id, bookingId])).length > 0;
