import { recordPayoutResults } from '@karigar/contract/payouts/record-payout-results';
import { newResults, readResults, type BankResult } from '@karigar/domain/payouts/bank-results';
import { mayRecord } from '@karigar/domain/payouts/run';
import { accepted, refused } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { defineHandler } from '#wire/define-handler';
import { answerRows } from '../answer-rows.ts';
import { findUsedUtrs, lockRows } from '../row-store.ts';
import { endWhenAnswered, lockRun } from '../run-store.ts';

const utrOf = (result: BankResult): string[] => ('utr' in result ? [result.utr] : []);

export const recordPayoutResultsHandler = defineHandler(
  recordPayoutResults,
  async ({ runId, results: written }, { tx, now, who }) => {
    const run = await lockRun(tx, runId);
    if (run === null) return refused('payout.run-not-found');
    const may = mayRecord(run.state, run.way);
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
    const by = accountOf(who);
    await answerRows({ tx, now, by, answeredBy: by }, rows, answered.fresh);
    await endWhenAnswered(tx, runId, new Date(now));
    return accepted({
      recorded: answered.fresh.length,
      known: results.length - answered.fresh.length,
    });
  },
  { as: 'ops' },
);
