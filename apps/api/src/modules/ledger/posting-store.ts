import type { Entry } from '@karigar/domain/ledger/entry';
import type { IndiaDay } from '@karigar/domain/dates/india-day';
import type { Transaction } from '#platform/db';
import { namedDetails } from '#platform/names';
import { named } from '#platform/named-statement';

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
    | 'visit-settled'
    | 'capture'
    | 'online-refund';
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

/**
 * Inserts all entries of an event in one statement. The database refuses it when they do not add up, and when a person's
 * call writes another event or amount than the rows of the booking say.
 */
export const post = async (tx: Transaction, posting: Posting): Promise<void> => {
  if (posting.entries.length === 0) return;
  const entries = posting.entries.map((entry) => ({
    account: entry.account,
    ownerId: entry.ownerId,
    amount: entry.amount,
    kind: entry.kind,
    part: entry.part,
    details: detailsOf(entry),
  }));
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
    entries: JSON.stringify(entries),
  });
  await tx.rows(POST, values);
};
