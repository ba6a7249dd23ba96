import { ACCOUNTS, lineAmount, type Account, type Entry } from '@karigar/domain/ledger/entry';
import type { LinePart } from '@karigar/domain/ledger/lines';
import { paidOf, type Back, type Books, type Job } from './ledger-history-books.ts';
import { expectedTds } from './ledger-history-tds.ts';

const total = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + amount, 0);

/** Computed independently of the checked code: whole numbers of any length. */
const below = (amount: number, part: number, whole: number): number =>
  Number((BigInt(amount) * BigInt(part)) / BigInt(whole));

const sum = (account: Account, among: readonly Entry[]): number =>
  total(among.filter((entry) => entry.account === account).map(({ amount }) => amount));
const lines = (part: LinePart, among: readonly Entry[]): number =>
  total(among.filter((entry) => entry.part === part).map(lineAmount));
const ofKind = (among: readonly Entry[], ...kinds: readonly Entry['kind'][]): number =>
  total(among.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => amount));
const amountOf = (backs: readonly Back[], of: Back['of'], isSent: boolean): number =>
  total(
    backs.filter((back) => back.of === of && back.isSent === isSent).map(({ amount }) => amount),
  );

type Expect = (what: string, is: number, should: number) => void;

/** The share of what is not paid yet; of a visit none, because it does not wait for the customer. */
const waitingOf = (job: Job): number => {
  if (job.state === 'visit') return 0;
  const { share } = job.split;
  return job.billed === 0 ? share : share - below(share, paidOf(job), job.billed);
};

const checkVisit = (job: Job, own: readonly Entry[], name: string, expect: Expect): void => {
  const { tax, commission, share } = job.split;
  expect(`${name} due`, sum('customer-due', own), job.settled === null ? job.billed : 0);
  const inApp = total(job.captures.map(({ used }) => used));
  expect(`${name} paid`, sum('online', own) + inApp, job.settled === 'paid' ? job.billed : 0);
  const isWaived = job.settled === 'waived';
  expect(`${name} tax`, -sum('tax', own), isWaived ? 0 : tax);
  // Who waives the visit bears the share of it.
  expect(`${name} commission`, -sum('commission', own), isWaived ? 0 - share : commission);
  expect(`${name} earned`, lines('earning', own), share);
};

/** What customers paid in the app is a payment, to their credit, or sent back. */
const checkGateway = (job: Job, own: readonly Entry[], name: string, expect: Expect): void => {
  const captured = total(job.captures.map(({ amount }) => amount));
  const inPayments = total(
    job.payments.filter(({ mode }) => mode === 'online').map(({ amount }) => amount),
  );
  const ofVisit = total(job.captures.map(({ used }) => used));
  const paid = job.state === 'visit' ? ofVisit : inPayments;
  const { backs } = job;
  const [credit, refunds] = (['customer-credit', 'refunds'] as const).map((of) => ({
    sent: amountOf(backs, of, true),
    waits: amountOf(backs, of, false),
  }));
  if (credit === undefined || refunds === undefined) return;
  expect(`${name} at the gateway`, sum('gateway', own), captured - credit.sent - refunds.sent);
  expect(`${name} to the customer's credit`, -sum('customer-credit', own), credit.waits);
  expect(`${name} paid in the app`, captured - credit.sent - credit.waits, paid);
  expect(`${name} refunds`, -sum('refunds', own), job.refunded - refunds.sent);
};

const checkJob = (job: Job, own: readonly Entry[], name: string, expect: Expect): void => {
  const { tax, commission, share } = job.split;
  const paid = paidOf(job);
  expect(`${name} due`, sum('customer-due', own), job.billed - paid);
  expect(`${name} share that waits`, -sum('serviceman-share', own), waitingOf(job));
  const borne =
    job.billed === 0
      ? 0
      : job.shared - below(tax, job.shared, job.billed) - below(commission, job.shared, job.billed);
  expect(
    `${name} earned by its earning lines`,
    lines('earning', own),
    share + (job.tip ?? 0) - borne + job.given,
  );
  const bank = total(
    job.payments
      .filter(({ mode }) => mode === 'upi')
      .map(({ amount, reversed }) => amount - reversed),
  );
  expect(`${name} paid to the bank`, sum('online', own), bank);
  expect(`${name} cash by its lines`, lines('cash', own), sum('cash-in-hand', own));
  if (job.shared === job.billed && job.given === 0) {
    expect(`${name} given back whole, earned`, lines('earning', own), job.tip ?? 0);
    expect(`${name} given back whole, tax`, sum('tax', own), 0);
  }
  expect(`${name} paid more than is due`, Number(paid < 0 || paid > job.billed), 0);
  expect(`${name} refunded more than was paid`, Number(job.refunded > paid), 0);
};

/** All earnings are with the serviceman as cash, wait for a payout, went to the bank, or are withheld for the state. */
const checkPerson = ({ posted, payouts, jobs }: Books, expect: Expect): void => {
  const all = posted.flatMap(({ entries }) => entries);
  const waiting = total(jobs.map(waitingOf));
  expect('serviceman share not yet paid out', -sum('serviceman-share', all), waiting);
  expect('cash in hand', sum('cash-in-hand', all), lines('cash', all));
  expect('tips go to the serviceman in full', sum('tips', all), 0);
  const transferred = payouts.filter(({ isReturned }) => !isReturned).map(({ amount }) => amount);
  expect('transferred to the bank', -sum('payouts', all), total(transferred));
  const fees = payouts.filter(({ isReturned }) => !isReturned).map(({ fee }) => fee);
  expect('fees of daily payouts', -sum('fees', all), total(fees));
  expect(
    'earned',
    lines('earning', all),
    waiting -
      ofKind(all, 'cash-kept', 'cash-kept-reversed', 'cash-owed', 'cash-paid-out') -
      sum('payable', all) -
      sum('payouts', all) -
      sum('fees', all) -
      sum('withheld', all),
  );
};

/** The faults in the ledger; empty when every rupee is explained. */
export const checkBooks = (books: Books): string[] => {
  const { posted, jobs } = books;
  const wrong: string[] = [];
  const expect: Expect = (what, is, should) => {
    if (is !== should) wrong.push(`${what}: ${is}, not ${should}`);
  };
  for (const { cause, entries } of posted) {
    if (!entries.every(({ amount }) => Number.isSafeInteger(amount)))
      wrong.push(`${cause} is not in whole paise`);
    expect(`sum of ${cause}`, total(entries.map(({ amount }) => amount)), 0);
  }
  expect('events written twice', posted.length - new Set(posted.map(({ cause }) => cause)).size, 0);
  const all = posted.flatMap(({ entries }) => entries);
  const accounts = Object.keys(ACCOUNTS) as Account[];
  expect('sum of all accounts', total(accounts.map((one) => sum(one, all))), 0);
  const tds = expectedTds(books);
  jobs.forEach((job, at) => {
    const ofJob = posted.filter((one) => one.job === at);
    const own = ofJob.flatMap(({ entries }) => entries);
    const name = `${job.state} ${at}`;
    const { tax, commission, share } = job.split;
    expect(`${name} split`, tax + commission + share, total(job.items));
    expect(`${name} share of its lines`, lines('bill', own), share);
    expect(`${name} TDS`, -sum('withheld', own), tds.get(at) ?? 0);
    checkGateway(job, own, name, expect);
    (job.state === 'visit' ? checkVisit : checkJob)(job, own, name, expect);
  });
  checkPerson(books, expect);
  return wrong;
};
