import type { Instant } from '@karigar/domain/dates/instant';
import { leftOutSince, settledPayout, type LeftOut } from '@karigar/domain/payouts/payable';
import { accountOf } from '#auth/who';
import type { CallScope } from '#wire/define-handler';
import { factsOf, lockPayableFacts, type Payable } from './payable-store.ts';
import { leaveOut, listWaitingRows, type WaitingRow } from './row-store.ts';

/** A row of which nothing is left to pay: the cash that was to be kept has been deposited. */
const isNothing = (row: WaitingRow, facts: Payable): boolean => {
  const { amount, kept } = settledPayout(row, facts);
  return amount + kept === 0;
};

const amountsOf = ({ amount, kept, fee }: WaitingRow) => ({ amount, kept, fee });

/** Why this row must not be paid any more, as things are now. */
export const whyOut = (row: WaitingRow, own: Payable, now: Instant): LeftOut | null => {
  const frozen = { ...amountsOf(row), bankVersion: row.bank_version };
  return leftOutSince(frozen, own, now) ?? (isNothing(row, own) ? 'earnings-changed' : null);
};

/**
 * Decides about everybody in the run again, as things are now, and leaves out who must not be paid any more. Amounts
 * only ever go: what the second person agreed to is the most that leaves.
 */
export const checkAgain = async (
  { tx, now, who }: Pick<CallScope, 'tx' | 'now' | 'who'>,
  runId: number,
): Promise<{
  readonly rows: readonly WaitingRow[];
  readonly facts: ReadonlyMap<number, Payable>;
}> => {
  const waiting = await listWaitingRows(tx, runId);
  const facts = await lockPayableFacts(
    tx,
    waiting.map((row) => row.serviceman_id),
  );
  const out: { id: number; why: LeftOut }[] = [];
  const rows = waiting.filter((row) => {
    const why = whyOut(row, factsOf(facts, row.serviceman_id), now);
    if (why !== null) out.push({ id: row.id, why });
    return why === null;
  });
  if (out.length > 0) await leaveOut(tx, out, accountOf(who), new Date(now));
  return { rows, facts };
};
