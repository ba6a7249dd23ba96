import type { Entry } from '@karigar/domain/ledger/entry';
import type { IndiaDay } from '@karigar/domain/dates/india-day';
import type { Statement, Transaction } from '#platform/db';

/** One event that moves money, with cause, owner, author and time. */
export type Posting = {
  readonly cause:
    | 'bill'
    | 'payment'
    | 'reversal'
    | 'refund'
    | 'tip'
    | 'correction'
    | 'deposit'
    | 'payout'
    | 'visit'
    | 'visit-settled';
  /** Makes the posting unique per cause; null generates a number. */
  readonly causeId: number | null;
  readonly bookingId: number | null;
  readonly paymentId?: number;
  readonly servicemanId: number;
  readonly writtenBy: number | null;
  readonly reason?: string;
  readonly at: Date;
  readonly day: IndiaDay;
  readonly entries: readonly Entry[];
};

const POST: Statement = {
  name: 'post-to-ledger',
  text: `WITH head AS MATERIALIZED (SELECT nextval('ledger_transaction_ids') AS id), written AS (
      INSERT INTO ledger_transactions (id, cause, cause_id, booking_id, payment_id, serviceman_id,
        written_by, reason, written_at)
      SELECT id, $1, coalesce($2, nextval('ledger_causes')), $3, $4, $5, $6, $7, $8 FROM head
    )
    INSERT INTO ledger_entries (transaction_id, account, owner_id, amount, kind, part, serviceman_id,
      booking_id, day, details)
    SELECT head.id, account, "ownerId", amount, kind, part, $5, $3, $9, details
    FROM head, ROWS FROM (jsonb_to_recordset($10) AS (account text, "ownerId" bigint, amount bigint,
        kind text, part text, details jsonb)) WITH ORDINALITY
      AS entry (account, "ownerId", amount, kind, part, details, at)
    ORDER BY at`,
};

const detailsOf = ({ name, nameHi, quantity, rate }: Entry): object | null => {
  if (name !== undefined) return { name, nameHi, quantity };
  return rate === undefined ? null : { rate };
};

/** Inserts all entries of an event in one statement: the database refuses it when they do not add up. */
export const post = async (tx: Transaction, posting: Posting): Promise<void> => {
  const { cause, causeId, bookingId, paymentId, servicemanId, writtenBy, reason, at, day } =
    posting;
  if (posting.entries.length === 0) return;
  const entries = posting.entries.map((entry) => ({
    account: entry.account,
    ownerId: entry.ownerId,
    amount: entry.amount,
    kind: entry.kind,
    part: entry.part,
    details: detailsOf(entry),
  }));
  const head = [cause, causeId, bookingId, paymentId ?? null, servicemanId, writtenBy];
  await tx.rows(POST, [...head, reason ?? null, at, day, JSON.stringify(entries)]);
};
