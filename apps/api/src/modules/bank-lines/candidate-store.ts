import type { MatchCandidate } from '@karigar/domain/bank-lines/match-lines';
import type { Paise } from '@karigar/domain/money';
import type { Statement, Transaction } from '#platform/db';

export type FoundCandidate = MatchCandidate & { readonly bookingNo: string | null };

const NAME = `coalesce((SELECT trim(p.first_name || ' ' || p.last_name) FROM profiles p WHERE p.account_id = `;
const DAY = `AT TIME ZONE 'Asia/Kolkata')::date::text AS day`;

const DEPOSITS: Statement = {
  name: 'list-deposits-for-bank-lines',
  text: `SELECT 'deposit' AS kind, d.id::text AS id, d.amount, d.reference, (d.deposited_at ${DAY},
      ${NAME}d.serviceman_id), '') AS name, d.way, NULL::text AS "bookingNo"
    FROM deposits d WHERE d.status = 'waiting' AND d.amount = ANY ($1::bigint[]) ORDER BY d.id LIMIT 1000`,
};

const UPI: Statement = {
  name: 'list-upi-for-bank-lines',
  text: `SELECT 'upi' AS kind, u.reference AS id, u.amount, u.reference, (u.asked_at ${DAY},
      ${NAME}b.customer_id), '') AS name, NULL::text AS way, b.booking_no AS "bookingNo"
    FROM upi_requests u JOIN bookings b ON b.id = u.booking_id
    WHERE u.status = 'waiting' AND u.amount = ANY ($1::bigint[]) ORDER BY u.asked_at, u.reference LIMIT 1000`,
};

/** Transfers of a file: those of the provider come back through the provider. */
const RETURNED: Statement = {
  name: 'list-payouts-for-bank-lines',
  text: `SELECT 'returned' AS kind, r.id::text AS id, r.amount, r.utr AS reference, (r.answered_at ${DAY},
      ${NAME}r.serviceman_id), '') AS name, NULL::text AS way, NULL::text AS "bookingNo"
    FROM payout_rows r JOIN payout_runs u ON u.id = r.run_id
    WHERE r.state = 'paid' AND r.answered_at >= $2 AND u.way IS DISTINCT FROM 'provider'
      AND r.amount = ANY ($1::bigint[]) ORDER BY r.id DESC LIMIT 1000`,
  trusted: {
    reference: 'CHECK on payout_rows: what was paid has its UTR',
  },
};

/** What waits for money of one of these amounts. */
export const findCandidates = async (
  tx: Transaction,
  amounts: readonly Paise[],
  paidSince: Date,
): Promise<FoundCandidate[]> => [
  ...(await tx.rows<FoundCandidate>(DEPOSITS, [amounts])),
  ...(await tx.rows<FoundCandidate>(UPI, [amounts])),
  ...(await tx.rows<FoundCandidate>(RETURNED, [amounts, paidSince])),
];
