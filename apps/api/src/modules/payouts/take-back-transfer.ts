import { mayRecord } from '@karigar/domain/payouts/run';
import type { Paise } from '@karigar/domain/money';
import { accepted, refused, type Accepted, type Refused } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import type { CallScope } from '#wire/define-handler';
import { answerRows } from './answer-rows.ts';
import { findRunOf, lockRows } from './row-store.ts';
import { lockRun } from './run-store.ts';

/** A transfer of a file came back, as the bank's statement shows: it is due again, with the bank's words. */
export const takeBackTransfer = async (
  { tx, now, who, note }: CallScope,
  came: { readonly rowId: number; readonly amount: Paise; readonly words: string },
): Promise<
  Accepted<null> | Refused<'payout.row-not-paid'> | Refused<'bank-line.amount-differs'>
> => {
  const runId = await findRunOf(tx, came.rowId);
  const run = runId === null ? null : await lockRun(tx, runId);
  if (run === null || !mayRecord(run.state, run.way).ok) return refused('payout.row-not-paid');
  const rows = await lockRows(tx, run.id, [came.rowId]);
  const [row] = rows;
  if (row?.state !== 'paid' || row.utr === null) return refused('payout.row-not-paid');
  note({ subjectId: row.serviceman_id });
  if (row.amount !== came.amount) return refused('bank-line.amount-differs');
  const by = accountOf(who);
  const { id: rowId, utr } = row;
  await answerRows({ tx, now, by, answeredBy: by }, rows, [
    { rowId, state: 'returned', utr, words: came.words },
  ]);
  return accepted(null);
};
