import { confirmPayoutRun } from '@karigar/contract/payouts/confirm-payout-run';
import { sumOf } from '@karigar/domain/money';
import { mayConfirm } from '@karigar/domain/payouts/run';
import { accepted, refused } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import {
  countersignNo,
  insertCountersign,
  isAsked,
  keptField,
  type GuardedAct,
} from '#modules/countersigns/index';
import { defineHandler } from '#wire/define-handler';
import { checkAgain } from '../check-again.ts';
import { listWaitingRows, saveKept } from '../row-store.ts';
import { endWhenAnswered, lockRun, saveConfirmed } from '../run-store.ts';
import { settleRows } from '../settle-rows.ts';

export const confirmPayoutRunHandler = defineHandler(
  confirmPayoutRun,
  async ({ runId, people, amount }, scope) => {
    const { tx, now, who } = scope;
    const run = await lockRun(tx, runId);
    if (run === null) return refused('payout.run-not-found');
    const rows = await listWaitingRows(tx, runId);
    const totals = { people: rows.length, amount: sumOf(rows.map((row) => row.amount)) };
    const may = mayConfirm(run.state, totals, { people, amount });
    if (!may.ok) return may;
    if (await isAsked(scope, confirmPayoutRun.name, { runId }))
      return refused('countersign.asked-already');
    const id = await insertCountersign(tx, {
      call: confirmPayoutRun.name,
      fields: { runId, people, amount },
      bookingId: null,
      by: accountOf(who),
      reason: `Payout run ${runId}`,
      at: new Date(now),
    });
    return accepted({ countersign: countersignNo(id) });
  },
  { as: 'ops' },
);

/**
 * The second person agreed. Who must not be paid any more is left out; what needs no transfer is posted now, as no bank
 * will answer for it.
 */
export const confirmRunNow: GuardedAct = async (scope, asked) => {
  const { tx, now, who } = scope;
  const runId = keptField(asked, 'runId');
  const run = await lockRun(tx, runId);
  if (run === null) return refused('payout.run-not-found');
  if (run.state !== 'prepared') return refused('payout.run-over');
  const [by, at] = [accountOf(who), new Date(now)];
  const { rows, facts } = await checkAgain(scope, runId);
  await saveConfirmed(tx, runId, by, at);
  const kept = rows.filter(({ amount }) => amount === 0);
  await saveKept(
    tx,
    kept.map(({ id }) => id),
    by,
    at,
  );
  await settleRows(
    { tx, now, by },
    kept.map((row) => Object.assign({ bank: null, utr: null }, row)),
    facts,
  );
  await endWhenAnswered(tx, runId, at);
  return accepted(null);
};
