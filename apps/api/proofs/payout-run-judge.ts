import { accountNumber, type Earner, type Posted } from './payout-run-store.ts';
import type { Transfer } from './payout-run-bank.ts';

const total = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0);

/** What must be true of one serviceman after the last run, computed apart from the checked rules. */
const judgeOne = (
  earner: Earner,
  posted: Posted | undefined,
  made: readonly Transfer[],
): string[] => {
  const wrong: string[] = [];
  const say = (words: string): void => void wrong.push(`${earner.id} (${earner.why}): ${words}`);
  const [left, kept] = [posted?.payable ?? 0, posted?.kept ?? 0];
  const transfers = posted?.transfers ?? [];
  const paid = total(made.map(({ amount }) => amount));
  if (paid + kept > earner.payable) say(`paid ${paid + kept} of ${earner.payable}`);
  if (paid + kept !== earner.payable - left)
    say(`books say ${left} is left, the bank paid ${paid}`);
  const isDue = earner.why === 'due';
  if (isDue && left !== 0) say(`forgotten: ${left} is left`);
  if (!isDue && (paid > 0 || transfers.length > 0)) say('paid though left out');
  const expected = isDue ? Math.min(earner.payable, earner.cash - earner.depositing) : 0;
  if (kept !== expected) say(`kept ${kept}, not ${expected}`);
  for (const { utr, amount, version } of transfers) {
    const transfer = made.find((one) => one.utr === utr);
    if (transfer === undefined) say(`posted ${amount} without the bank's word`);
    else if (transfer.amount !== amount) say(`posted ${amount}, the bank paid ${transfer.amount}`);
    else if (transfer.account !== accountNumber(earner.id, version))
      say('paid to an account that nobody confirmed');
  }
  if (transfers.length !== made.length) say(`${made.length} transfers, ${transfers.length} posted`);
  return wrong;
};

/** Everybody's transfers by the bank's own book against what was earned and what is posted. */
export const judgePayouts = (
  earners: readonly Earner[],
  posted: readonly Posted[],
  made: readonly Transfer[],
): string[] => {
  const byId = new Map(posted.map((one) => [one.id, one]));
  const ids = new Map(
    earners.flatMap(({ id }) =>
      [1, 2, 3, 4, 5, 6, 7, 8, 9].map((version) => [accountNumber(id, version), id] as const),
    ),
  );
  const paidTo = Map.groupBy(made, ({ account }) => ids.get(account) ?? 0);
  return earners.flatMap((one) => judgeOne(one, byId.get(one.id), paidTo.get(one.id) ?? []));
};
