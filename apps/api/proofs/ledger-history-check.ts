import { ACCOUNTS, lineAmount, type Account, type Entry } from '@karigar/domain/ledger/entry';
import type { LinePart } from '@karigar/domain/ledger/lines';
import { paidOf, type Books, type Job } from './ledger-history.ts';

const total = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + amount, 0);

/** Computed independently of the checked code: whole numbers of any length. */
const below = (amount: number, part: number, whole: number): number =>
  Number((BigInt(amount) * BigInt(part)) / BigInt(whole));

/** The faults in the ledger; empty when every rupee is explained. */
export const checkBooks = ({ posted, jobs }: Books): string[] => {
  const wrong: string[] = [];
  const expect = (what: string, is: number, should: number): void => {
    if (is !== should) wrong.push(`${what}: ${is}, not ${should}`);
  };
  const all = posted.flatMap(({ entries }) => entries);
  const sum = (account: Account, among: readonly Entry[] = all): number =>
    total(among.filter((entry) => entry.account === account).map(({ amount }) => amount));
  const lines = (part: LinePart, among: readonly Entry[]): number =>
    total(among.filter((entry) => entry.part === part).map(lineAmount));

  for (const { cause, entries } of posted) {
    if (!entries.every(({ amount }) => Number.isSafeInteger(amount)))
      wrong.push(`${cause} is not in whole paise`);
    expect(`sum of ${cause}`, total(entries.map(({ amount }) => amount)), 0);
  }
  expect('events written twice', posted.length - new Set(posted.map(({ cause }) => cause)).size, 0);
  expect(
    'sum of all accounts',
    total((Object.keys(ACCOUNTS) as Account[]).map((one) => sum(one))),
    0,
  );

  let [waiting, inHand] = [0, 0];
  const checkJob = (job: Job, at: number): void => {
    const own = posted.filter((one) => one.job === at).flatMap(({ entries }) => entries);
    const { tax, commission, share } = job.split;
    const paid = paidOf(job);
    const name = `job ${at}`;
    expect(`${name} split`, tax + commission + share, total(job.items));
    expect(`${name} due`, sum('customer-due', own), job.billed - paid);
    expect(`${name} share of its lines`, lines('bill', own), share);
    const settled = job.billed === 0 ? 0 : below(share, paid, job.billed);
    expect(
      `${name} share that waits`,
      -sum('serviceman-share', own),
      job.billed === 0 ? share : share - settled,
    );
    waiting += job.billed === 0 ? share : share - settled;
    const borne =
      job.billed === 0
        ? 0
        : job.shared -
          below(tax, job.shared, job.billed) -
          below(commission, job.shared, job.billed);
    expect(
      `${name} earned by its earning lines`,
      lines('earning', own),
      share + (job.tip ?? 0) - borne + job.given,
    );
    expect(`${name} refunds`, -sum('refunds', own), job.refunded);
    expect(`${name} cash by its lines`, lines('cash', own), sum('cash-in-hand', own));
    inHand += lines('cash', own);
    if (job.shared === job.billed && job.given === 0) {
      expect(`${name} given back whole, earned`, lines('earning', own), job.tip ?? 0);
      expect(`${name} given back whole, tax`, sum('tax', own), 0);
    }
    if (paid < 0 || paid > job.billed || job.refunded > paid)
      wrong.push(`${name} was paid more than is due`);
  };
  jobs.forEach(checkJob);

  const ofNoJob = posted.filter(({ job }) => job === null).flatMap(({ entries }) => entries);
  expect('serviceman share not yet paid out', -sum('serviceman-share'), waiting);
  expect('cash in hand', sum('cash-in-hand'), inHand + lines('cash', ofNoJob));
  expect('tips go to the serviceman in full', sum('tips'), 0);
  const earned = lines('earning', all);
  // All earnings are with the serviceman as cash, wait for a payout, or went to the bank.
  const kept = -total(
    all
      .filter(({ kind }) => kind === 'cash-kept' || kind === 'cash-kept-reversed')
      .map(({ amount }) => amount),
  );
  const owed = total(all.filter(({ kind }) => kind === 'cash-owed').map(({ amount }) => amount));
  const outOfCash = -total(
    all.filter(({ kind }) => kind === 'cash-paid-out').map(({ amount }) => amount),
  );
  expect('earned', earned, waiting + kept - owed - sum('payable') - sum('payouts') + outOfCash);
  return wrong;
};
