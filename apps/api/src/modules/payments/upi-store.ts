import { DUE_AFTER_MS } from '@karigar/domain/console/due-by';
import type { WaitingAsk } from '@karigar/domain/console/waiting-items';
import type { Paise } from '@karigar/domain/money';
import { WAITING_FACTS, type WaitingFactsRow } from '#modules/bookings/index';
import type { Statement, Transaction } from '#platform/db';

export type UpiRow = {
  readonly reference: string;
  readonly amount: Paise;
  readonly asked_at: Date;
};

const WAITING: Statement = {
  name: 'waiting-upi-request',
  text: `SELECT reference, amount, asked_at FROM upi_requests
    WHERE booking_id = $1 AND status = 'waiting'`,
};

export const readWaiting = async (tx: Transaction, bookingId: number): Promise<UpiRow | null> =>
  (await tx.rows<UpiRow>(WAITING, [bookingId]))[0] ?? null;

const LAPSE: Statement = {
  name: 'lapse-upi-request',
  text: `UPDATE upi_requests SET status = 'lapsed' WHERE booking_id = $1 AND status = 'waiting'`,
};

export const lapseWaiting = async (tx: Transaction, bookingId: number): Promise<void> =>
  void (await tx.rows(LAPSE, [bookingId]));

const INSERT: Statement = {
  name: 'insert-upi-request',
  text: `INSERT INTO upi_requests (reference, booking_id, amount, asked_by, asked_at)
    VALUES ($1, $2, $3, $4, $5)`,
};

export const insertRequest = async (
  tx: Transaction,
  row: UpiRow & { readonly bookingId: number; readonly askedBy: number },
): Promise<void> =>
  void (await tx.rows(INSERT, [
    row.reference,
    row.bookingId,
    row.amount,
    row.askedBy,
    row.asked_at,
  ]));

export type WaitingUpi = WaitingFactsRow & UpiRow;

const ALL_WAITING: Statement = {
  name: 'list-waiting-upi',
  text: `SELECT u.reference, u.amount, u.asked_at, ${WAITING_FACTS}
    FROM upi_requests u JOIN bookings b ON b.id = u.booking_id
    WHERE u.status = 'waiting' AND u.asked_at >= $1 AND ($2::text IS NULL OR u.reference = $2)
      AND ($3::bigint IS NULL OR b.city_id = $3)
    ORDER BY u.asked_at, u.reference LIMIT $4`,
};

/** Of all bookings: only for calls of operators. */
export const listWaitingUpi = (
  tx: Transaction,
  { from, only, cityId, most }: WaitingAsk,
): Promise<WaitingUpi[]> =>
  tx.rows(ALL_WAITING, [new Date(from - DUE_AFTER_MS.upi), only, cityId, most]);

export type FoundRequest = {
  readonly bookingId: number;
  readonly orderId: number;
  readonly amount: Paise;
  readonly status: string;
};

const FIND: Statement = {
  name: 'find-upi-request',
  text: `SELECT u.booking_id AS "bookingId", b.order_id AS "orderId", u.amount, u.status
    FROM upi_requests u JOIN bookings b ON b.id = u.booking_id WHERE u.reference = $1`,
};

export const findRequest = async (
  tx: Transaction,
  reference: string,
): Promise<FoundRequest | null> => (await tx.rows<FoundRequest>(FIND, [reference]))[0] ?? null;

const CONFIRM: Statement = {
  name: 'confirm-upi-request',
  text: `UPDATE upi_requests SET status = 'confirmed', bank_reference = $2, confirmed_by = $3,
      confirmed_at = $4
    WHERE reference = $1 AND NOT EXISTS (SELECT FROM upi_requests WHERE bank_reference = $2)
    RETURNING reference`,
};

/** False when the bank reference already confirmed another request. */
export const confirmRequest = async (
  tx: Transaction,
  reference: string,
  by: { readonly bankReference: string; readonly accountId: number; readonly at: Date },
): Promise<boolean> =>
  (await tx.rows(CONFIRM, [reference, by.bankReference, by.accountId, by.at])).length === 1;
