import { dayOf } from '@karigar/domain/dates/india-day';
import type { Instant } from '@karigar/domain/dates/instant';
import { postPayoutReturn } from '@karigar/domain/ledger/postings';
import type { RowAnswer } from '@karigar/domain/payouts/bank-results';
import { addNotification } from '#modules/bookings/index';
import { postPayouts } from '#modules/ledger/index';
import type { Transaction } from '#platform/db';
import { lockPayableFacts } from './payable-store.ts';
import { saveReturned } from './payout-store.ts';
import { checkBanksAgain, saveAnswers, type StoredRow } from './row-store.ts';
import { settleRows } from './settle-rows.ts';

/** Who posts what the bank did: whoever records its answer, or whoever sent the run through the provider. */
export type Answering = {
  readonly tx: Transaction;
  readonly now: Instant;
  readonly by: number;
  /** Null for the provider's word. */
  readonly answeredBy: number | null;
};

type Pair = { readonly row: StoredRow; readonly answer: RowAnswer };

const KINDS = {
  paid: 'payout-paid',
  failed: 'payout-failed',
  returned: 'payout-returned',
} as const;

/** Who waits for money hears that it was paid, or that it was not and what to do. Nobody waits for what was not sent. */
const notify = async ({ tx, now }: Answering, { row, answer }: Pair): Promise<void> => {
  if (answer.state === 'not-sent') return;
  const said = answer.state === 'paid' ? { utr: answer.utr } : { reason: answer.words };
  const details = { amount: row.amount, ...said };
  const news = { accountId: row.serviceman_id, kind: KINDS[answer.state], details };
  await addNotification(tx, null, { ...news, sender: null }, now);
};

/** What came back is due again, to an account that is checked again. */
const takeBack = async (answering: Answering, pairs: readonly Pair[]): Promise<void> => {
  const { tx, now, by } = answering;
  const at = new Date(now);
  const payouts = await saveReturned(
    tx,
    pairs.map(({ row }) => row.id),
    at,
  );
  const postings = payouts.map(({ id, serviceman_id: servicemanId, ...payout }) => ({
    causeId: id,
    servicemanId,
    entries: postPayoutReturn(servicemanId, payout),
  }));
  await postPayouts(tx, 'payout-return', postings, { by, at, day: dayOf(now) });
};

/** Each row has at most one of these answers. */
const answerOnce = async (answering: Answering, pairs: readonly Pair[]): Promise<void> => {
  if (pairs.length === 0) return;
  const { tx, now, answeredBy } = answering;
  const at = new Date(now);
  const facts = await lockPayableFacts(
    tx,
    pairs.map(({ row }) => row.serviceman_id),
  );
  await saveAnswers(
    tx,
    pairs.map(({ answer }) => answer),
    answeredBy,
    at,
  );
  const paid = pairs.flatMap(({ row, answer }) =>
    answer.state === 'paid' ? [{ ...row, utr: answer.utr }] : [],
  );
  await settleRows(answering, paid, facts);
  const returned = pairs.filter(({ answer }) => answer.state === 'returned');
  if (returned.length > 0) await takeBack(answering, returned);
  const again = pairs.filter(({ answer: { state } }) => state === 'failed' || state === 'returned');
  if (again.length > 0)
    await checkBanksAgain(
      tx,
      again.map(({ row }) => row.id),
      at,
    );
  for (const pair of pairs) await notify(answering, pair);
};

/** Answers the rows and posts what the bank did: its word moves the ledger, and nothing before it. */
export const answerRows = async (
  answering: Answering,
  rows: readonly StoredRow[],
  answers: readonly RowAnswer[],
): Promise<void> => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const pairs = answers.flatMap((answer) => {
    const row = byId.get(answer.rowId);
    return row === undefined ? [] : [{ row, answer }];
  });
  // A transfer may be paid and come back within the same lines.
  const isBack = ({ answer }: Pair): boolean => answer.state === 'returned';
  await answerOnce(
    answering,
    pairs.filter((pair) => !isBack(pair)),
  );
  await answerOnce(answering, pairs.filter(isBack));
};
