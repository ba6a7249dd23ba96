import type { Account, Cause } from '@karigar/domain/ledger/entry';
import type { IndiaDay } from '@karigar/domain/dates/india-day';
import type { Paise } from '@karigar/domain/money';
import type { Names } from '@karigar/domain/names';
import type { Statement, Transaction } from '#platform/db';

export type LedgerLine = {
  readonly id: number;
  readonly event_id: number;
  readonly cause: Cause;
  readonly account: Account;
  readonly owner_id: number | null;
  readonly person: string | null;
  readonly category: Names | null;
  readonly amount: Paise;
  readonly booking_no: string | null;
  readonly day: IndiaDay;
  readonly written_at: Date;
  readonly written_by: number | null;
  readonly writer: string | null;
  readonly reason: string | null;
};

const nameOf = (id: string): string =>
  `(SELECT trim(p.first_name || ' ' || p.last_name) FROM profiles p WHERE p.account_id = ${id})`;

const LINES = `SELECT e.id, e.transaction_id AS event_id, t.cause, e.account, e.owner_id, ${nameOf('e.owner_id')} AS person,
      CASE WHEN e.account IN ('tax', 'commission') THEN
        (SELECT names_of(c.names, c.name, c.name_hi) FROM categories c WHERE c.id = e.owner_id) END AS category,
      e.amount, (SELECT b.booking_no FROM bookings b WHERE b.id = e.booking_id) AS booking_no, e.day::text AS day,
      t.written_at, t.written_by, ${nameOf('t.written_by')} AS writer, t.reason
    FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id`;
const LIMITS = `($2::text IS NULL OR e.account = $2) AND ($3::text IS NULL OR t.cause = $3)
      AND ($4::bigint IS NULL OR e.id < $4) ORDER BY e.id DESC LIMIT $5`;

const OF_JOB: Statement = {
  name: 'list-ledger-lines-of-job',
  text: `${LINES} WHERE e.booking_id = (SELECT b.id FROM bookings b WHERE b.booking_no = $1 LIMIT 1) AND ${LIMITS}`,
};

const OF_DAY: Statement = {
  name: 'list-ledger-lines-of-day',
  text: `${LINES} WHERE e.day = $1::date AND ${LIMITS}`,
};

type Ask = {
  readonly no: string | null;
  readonly day: IndiaDay;
  readonly account: Account | null;
  readonly cause: Cause | null;
  readonly before: number | null;
  readonly most: number;
};

/** Of a booking, or of a day where none is named; the newest first. */
export const listLines = (
  tx: Transaction,
  { no, day, account, cause, before, most }: Ask,
): Promise<LedgerLine[]> =>
  no === null
    ? tx.rows<LedgerLine>(OF_DAY, [day, account, cause, before, most])
    : tx.rows<LedgerLine>(OF_JOB, [no, account, cause, before, most]);
