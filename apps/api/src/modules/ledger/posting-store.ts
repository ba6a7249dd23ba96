import type { Cause, Entry } from '@karigar/domain/ledger/entry';
import type { IndiaDay } from '@karigar/domain/dates/india-day';
import type { Statement, Transaction } from '#platform/db';
import { namedDetails } from '#platform/names';
import { named } from '#platform/named-statement';

/** One event that moves money, with cause, owner, author and time. */
export type Posting = {
  readonly cause: Cause;
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

const POST = named({
  name: 'post-to-ledger',
  text: `SELECT post_to_ledger($cause, $causeId, $bookingId, $paymentId, $servicemanId, $writtenBy, $reason, $at, $day,
    $entries)`,
});

const detailsOf = ({ names, quantity, rate }: Entry): object | null => {
  if (names !== undefined) return { ...namedDetails(names), quantity };
  return rate === undefined ? null : { rate };
};

const writtenEntries = ({ entries }: Pick<Posting, 'entries'>): object[] =>
  entries.map((entry) => ({
    account: entry.account,
    ownerId: entry.ownerId,
    amount: entry.amount,
    kind: entry.kind,
    part: entry.part,
    details: detailsOf(entry),
  }));

/**
 * Inserts all entries of an event in one statement. The database refuses it when they do not add up, and when a person's
 * call writes another event or amount than the rows of the booking say.
 */
export const post = async (tx: Transaction, posting: Posting): Promise<void> => {
  if (posting.entries.length === 0) return;
  const values = POST.values({
    cause: posting.cause,
    causeId: posting.causeId,
    bookingId: posting.bookingId,
    paymentId: posting.paymentId ?? null,
    servicemanId: posting.servicemanId,
    writtenBy: posting.writtenBy,
    reason: posting.reason ?? null,
    at: posting.at,
    day: posting.day,
    entries: JSON.stringify(writtenEntries(posting)),
  });
  await tx.rows(POST, values);
};

const POST_PAYOUTS: Statement = {
  name: 'post-payouts-to-ledger',
  text: `SELECT post_to_ledger($5, p."causeId", NULL, NULL, p."servicemanId", $2, NULL, $3, $4, p.entries)
    FROM jsonb_to_recordset($1) AS p ("causeId" bigint, "servicemanId" bigint, entries jsonb)`,
};

/** Payouts of many servicemen, or their returns, in one statement: each is an event of its own. */
export const postPayouts = async (
  tx: Transaction,
  cause: 'payout' | 'payout-return',
  payouts: readonly Pick<Posting, 'causeId' | 'servicemanId' | 'entries'>[],
  written: { readonly by: number; readonly at: Date; readonly day: IndiaDay },
): Promise<void> => {
  const events = payouts.map(({ causeId, servicemanId, entries }) => ({
    causeId,
    servicemanId,
    entries: writtenEntries({ entries }),
  }));
  await tx.rows(POST_PAYOUTS, [JSON.stringify(events), written.by, written.at, written.day, cause]);
};
