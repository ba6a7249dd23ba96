import { NO_FACTS, type WaitingAsk, type WaitingItem } from '@karigar/domain/console/waiting-items';
import { runWaits } from '@karigar/domain/payouts/run-waits';
import type { Transaction } from '#platform/db';
import { listOpenRuns, type OpenRun } from './waiting-store.ts';

const stuckOf = ({ queued_since: queued, approval_since: approval }: OpenRun) => {
  if (queued !== null) return { for: 'balance' as const, since: queued.getTime() };
  return approval === null ? null : { for: 'approval' as const, since: approval.getTime() };
};

const present = (run: OpenRun, now: number): WaitingItem | null => {
  const preparedAt = run.prepared_at.getTime();
  const waits = runWaits(
    {
      state: run.state,
      preparedAt,
      askedUntil: run.asked_until?.getTime() ?? null,
      confirmedAt: run.confirmed_at?.getTime() ?? null,
      sentAt: run.sent_at?.getTime() ?? null,
      way: run.way,
      stuck: stuckOf(run),
    },
    now,
  );
  if (waits === null) return null;
  const { prepared_by: name, amount, id } = run;
  return {
    ...NO_FACTS,
    ...waits,
    kind: 'payout-run',
    id: String(id),
    name,
    amount,
    at: preparedAt,
  };
};

/** Payout runs whose next step nobody has taken. */
export const findWaitingRuns = async (tx: Transaction, ask: WaitingAsk): Promise<WaitingItem[]> => {
  const runs = await listOpenRuns(tx, ask);
  return runs.flatMap((run) => {
    const item = present(run, ask.now);
    return item === null || item.dueAt < ask.from ? [] : [item];
  });
};
