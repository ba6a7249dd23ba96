import { maySend, type RunWay } from '@karigar/domain/payouts/run';
import { accepted, refused } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import type { CallScope } from '#wire/define-handler';
import { checkAgain } from './check-again.ts';
import { leaveOut, listTransfers } from './row-store.ts';
import { endWhenAnswered, lockRun, saveSent } from './run-store.ts';

/** Decides once more about everybody and gives the run to the bank, in one of the two ways; the transfers that are left. */
export const handOver = async (
  scope: Pick<CallScope, 'tx' | 'now' | 'who' | 'note'>,
  runId: number,
  way: RunWay,
) => {
  const { tx, now, who, note } = scope;
  const run = await lockRun(tx, runId);
  if (run === null) return refused('payout.run-not-found');
  note({ reason: `payout run ${runId}` });
  const may = maySend(run.state);
  if (!may.ok) return may;
  const [by, at] = [accountOf(who), new Date(now)];
  const { rows } = await checkAgain(scope, runId);
  const transfers = await listTransfers(tx, runId);
  // An account that changed since it was checked a moment ago is not in the list.
  const listed = new Set(transfers.map(({ id }) => id));
  const changed = rows.filter(({ id }) => !listed.has(id));
  await leaveOut(
    tx,
    changed.map(({ id }) => ({ id, why: 'bank-changed' as const })),
    by,
    at,
  );
  if (transfers.length === 0) {
    await endWhenAnswered(tx, runId, at);
    return refused('payout.nothing-to-pay');
  }
  await saveSent(tx, runId, by, at, way);
  return accepted(transfers);
};
