import { lineAmount, type Account, type Entry } from '@karigar/domain/ledger/entry';
import type { LinePart } from '@karigar/domain/ledger/lines';
import type { SharedBooks, SharedJob } from './shared-work.ts';

const total = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + amount, 0);

/** The faults in the books of shared work; empty when every rupee of every serviceman is explained. */
export const checkSharedBooks = ({ posted, jobs }: SharedBooks): string[] => {
  const wrong: string[] = [];
  const expect = (what: string, is: number, should: number): void => {
    if (is !== should) wrong.push(`${what}: ${is}, not ${should}`);
  };
  const sum = (entries: readonly Entry[], account: Account): number =>
    total(entries.filter((entry) => entry.account === account).map(({ amount }) => amount));
  const lines = (entries: readonly Entry[], part: LinePart): number =>
    total(entries.filter((entry) => entry.part === part).map(lineAmount));
  for (const { cause, entries } of posted)
    expect(`sum of ${cause}`, total(entries.map(({ amount }) => amount)), 0);

  const checkJob = (job: SharedJob, at: number): void => {
    const own = posted.filter((one) => one.job === at);
    const all = own.flatMap(({ entries }) => entries);
    const name = `job ${at}`;
    expect(`${name} due`, sum(all, 'customer-due'), job.total - job.paid);
    expect(`${name} refunds`, -sum(all, 'refunds'), job.refunded);
    const bill = own.filter(({ cause }) => cause === 'bill').flatMap(({ entries }) => entries);
    expect(`${name} tax of all parts`, -sum(bill, 'tax'), job.split.tax);
    expect(`${name} commission of all parts`, -sum(bill, 'commission'), job.split.commission);
    expect(`${name} shares`, -sum(bill, 'serviceman-share'), job.split.share);
    const minutes = total(job.minutes);
    let earned = 0;
    job.minutes.forEach((count, index) => {
      const id = index + 1;
      const mine = own
        .filter(({ servicemanId }) => servicemanId === id)
        .flatMap(({ entries }) => entries);
      const share = lines(mine, 'bill');
      // By the minutes, to the paisa: rounding moves less than one.
      const exact = (job.split.share * count) / minutes;
      if (Math.abs(share - exact) >= 1 + exact * 1e-12)
        wrong.push(`${name}: ${id} has ${share} for ${count} of ${minutes} minutes`);
      const settled = Number((BigInt(share) * BigInt(job.paid)) / BigInt(job.total));
      expect(`${name} share of ${id} that waits`, -sum(mine, 'serviceman-share'), share - settled);
      if (id < job.minutes.length)
        expect(
          `${name} of ${id}, who took no money`,
          -sum(mine, 'payable') - sum(mine, 'cash-in-hand'),
          lines(mine, 'earning') - (share - settled),
        );
      if (job.shared === job.total && job.given === 0)
        expect(`${name} given back whole, earned by ${id}`, lines(mine, 'earning'), 0);
      const lost = (part: number): number => (job.shared * part) / job.total;
      const mean = share - lost(share) + (job.given * share) / job.split.share;
      if (job.split.share > 1000 && Math.abs(lines(mine, 'earning') - mean) > 4 + job.total * 1e-3)
        wrong.push(`${name}: ${id} does not bear the own part of refunds and corrections`);
      earned += lines(mine, 'earning');
    });
    const borne =
      job.shared -
      (job.split.tax - -sum(all, 'tax')) -
      (job.split.commission - -sum(all, 'commission') - job.given - (job.refunded - job.shared));
    expect(`${name} earned by all`, earned, job.split.share - borne + job.given);
  };
  jobs.forEach(checkJob);
  return wrong;
};
