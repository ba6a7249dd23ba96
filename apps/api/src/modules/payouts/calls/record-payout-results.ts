import { recordPayoutResults } from '@karigar/contract/payouts/record-payout-results';
import { newResults, readResults, type BankResult } from '@karigar/domain/payouts/bank-results';
import { mayRecord } from '@karigar/domain/payouts/run';
import { accepted, refused } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { addNotification } from '#modules/bookings/index';
import { defineHandler, type CallScope } from '#wire/define-handler';
import { lockPayableFacts } from '../payable-store.ts';
import {
  checkBanksAgain,
  findUsedUtrs,
  lockRows,
  saveAnswers,
  type StoredRow,
} from '../row-store.ts';
import { endWhenAnswered, lockRun } from '../run-store.ts';
import { settleRows } from '../settle-rows.ts';

const utrOf = (result: BankResult): string[] => (result.state === 'paid' ? [result.utr] : []);

/** Who waits for money hears that it was paid, or that it was not and what to do. Nobody waits for a file that was lost. */
const notify = async (
  { tx, now }: Pick<CallScope, 'tx' | 'now'>,
  row: StoredRow,
  result: BankResult,
): Promise<void> => {
  if (result.state === 'not-sent') return;
  const news =
    result.state === 'paid'
      ? { kind: 'payout-paid' as const, details: { amount: row.amount, utr: result.utr } }
      : { kind: 'payout-failed' as const, details: { amount: row.amount, reason: result.words } };
  await addNotification(tx, null, { accountId: row.serviceman_id, sender: null, ...news }, now);
};

/** Answers the rows and posts what the bank has paid: the bank's word moves the ledger, and nothing before it. */
const answerRows = async (
  scope: Pick<CallScope, 'tx' | 'now' | 'who'>,
  rows: readonly StoredRow[],
  results: readonly BankResult[],
): Promise<void> => {
  const { tx, now, who } = scope;
  const [by, at] = [accountOf(who), new Date(now)];
  const byId = new Map(rows.map((row) => [row.id, row]));
  const pairs = results.flatMap((result) => {
    const row = byId.get(result.rowId);
    return row === undefined ? [] : [{ row, result }];
  });
  const facts = await lockPayableFacts(
    tx,
    pairs.map(({ row }) => row.serviceman_id),
  );
  await saveAnswers(tx, results, by, at);
  const paid = pairs.flatMap(({ row, result }) =>
    result.state === 'paid' ? [{ ...row, utr: result.utr }] : [],
  );
  await settleRows(scope, paid, facts);
  const failed = results.filter(({ state }) => state === 'failed').map(({ rowId }) => rowId);
  if (failed.length > 0) await checkBanksAgain(tx, failed, at);
  for (const { row, result } of pairs) await notify(scope, row, result);
};

export const recordPayoutResultsHandler = defineHandler(
  recordPayoutResults,
  async ({ runId, results: written }, scope) => {
    const { tx, now } = scope;
    const run = await lockRun(tx, runId);
    if (run === null) return refused('payout.run-not-found');
    const may = mayRecord(run.state);
    if (!may.ok) return may;
    const results = readResults(written);
    if ('line' in results)
      return { ...refused('payout.result-invalid'), details: { line: results.line } };
    const rows = await lockRows(
      tx,
      runId,
      results.map(({ rowId }) => rowId),
    );
    const answered = newResults(results, rows, await findUsedUtrs(tx, results.flatMap(utrOf)));
    if ('refusal' in answered)
      return { ...refused(answered.refusal), details: { line: answered.line } };
    await answerRows(scope, rows, answered.fresh);
    await endWhenAnswered(tx, runId, new Date(now));
    return accepted({
      recorded: answered.fresh.length,
      known: results.length - answered.fresh.length,
    });
  },
  { as: 'ops' },
);
