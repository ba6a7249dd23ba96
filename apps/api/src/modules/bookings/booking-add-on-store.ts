import type { AddOnStatus } from '@karigar/domain/bookings/add-ons';
import type { Paise } from '@karigar/domain/money';
import type { Names } from '@karigar/domain/names';
import type { Statement, Transaction } from '#platform/db';

/** An add-on of a booking; inside a listed booking json carries the same fields. */
export type AddOnRow = {
  readonly id: number;
  readonly add_on_id: number;
  readonly names: Names;
  readonly price: Paise;
  readonly quantity: number;
  readonly status: AddOnStatus;
};

const READ: Statement = {
  name: 'read-booking-add-ons',
  text: `SELECT id, add_on_id, names_of(names, name, name_hi) AS names, price, quantity, status
    FROM booking_add_ons WHERE booking_id = $1 AND taken_back_at IS NULL ORDER BY id`,
};

/** Without those that the serviceman took back. */
export const readAddOns = (tx: Transaction, bookingId: number): Promise<AddOnRow[]> =>
  tx.rows(READ, [bookingId]);

const LAPSE: Statement = {
  name: 'lapse-add-ons',
  text: `UPDATE booking_add_ons SET status = 'rejected', answered_at = $2
    WHERE id = ANY($1::bigint[])`,
};

export const lapseAddOns = async (
  tx: Transaction,
  ids: readonly number[],
  now: Date,
): Promise<void> => {
  if (ids.length > 0) await tx.rows(LAPSE, [ids, now]);
};
