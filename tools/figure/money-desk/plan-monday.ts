import { addPayment } from '@karigar/contract/payments/add-payment';
import { askByUpi } from '@karigar/contract/payments/ask-by-upi';
import { confirmUpi } from '@karigar/contract/payments/confirm-upi';
import { depositCash } from '@karigar/contract/earnings/deposit-cash';
import { getJobEarnings } from '@karigar/contract/earnings/get-job-earnings';
import { questionLine } from '@karigar/contract/earnings/question-line';
import {
  depositWords,
  drawName,
  drawReceiptNo,
  drawUtr,
  otherWords,
  reportedNumber,
  returnedWords,
  settlementWords,
  upiWords,
  type Written,
} from '@karigar/domain/bank-lines/testing/bank-words';
import { createDraw } from '@karigar/domain/bank-lines/testing/draw';
import { addDays, dayOf } from '@karigar/domain/dates/india-day';
import { paise, type Paise } from '@karigar/domain/money';
import { addBank } from '../../../apps/api/proofs/exactly-once-store.ts';
import { services } from '../../../apps/api/testing/demo-world-catalogue.ts';
import { liveJob, type LivedJob, type Ordered } from './live-job.ts';
import { lineKey, type DaySize, type Monday, type PlannedLine, type Truth } from './monday.ts';
import type { MoneyWorld } from './money-world.ts';
import { payEarlier } from './pay-earlier.ts';

/** Most order one of a short service. */
const ORDERS: readonly Omit<Ordered, 'slot'>[] = Object.values(services)
  .filter((service) => service.is_offered && service.minutes <= 90)
  .flatMap(({ id, price }) =>
    [1, 1, 1, 2, 3].map((quantity) => ({ id, price: paise(price), quantity })),
  );
/** More than one person may refund alone. */
const ABOVE_LIMIT = paise(240_000);
/** Shares of the lines of a statement; the rest is nothing of ours. */
const SHARES = { upi: 0.45, deposit: 0.3, settlement: 0.04, returned: 0.03, neverCame: 0.05 };
/** Jobs that are lived side by side. */
const LANES = 4;

const CASH =
  'SELECT cash_in_hand::float8 AS cash FROM serviceman_balances WHERE serviceman_id = $1';

/** Runs them a few at a time; the results are in their order. */
const inLanes = async <Out>(
  count: number,
  make: (at: number, lane: number) => Promise<Out>,
): Promise<Out[]> => {
  const made: Out[] = [];
  let next = 0;
  const run = async (_: unknown, lane: number): Promise<void> => {
    for (let at = next++; at < count; at = next++) made[at] = await make(at, lane);
  };
  await Promise.all(Array.from({ length: LANES }).map(run));
  return made;
};

/** Lives the days before, until a Monday morning waits for the desk money. */
export async function planMonday(world: MoneyWorld, size: DaySize, seed: number): Promise<Monday> {
  const { look, vault, call, signIn } = world;
  const draw = createDraw(seed);
  const { of, upTo, isSo, digits } = draw;
  const today = dayOf(Date.now());
  const desk = await signIn(await world.operator('dispatch', 'money'));
  const many = (share: number): number => Math.max(1, Math.round(size.rows * share));

  /** Draws at once, so that the lanes do not change what is drawn. */
  const plans = (count: number, least: Paise = paise(0)) =>
    Array.from({ length: count }, () => {
      const ordered = of(ORDERS.filter(({ price, quantity }) => price * quantity >= least));
      return { names: { serviceman: drawName(draw), customer: drawName(draw) }, ordered };
    });
  const live = async (count: number, least?: Paise): Promise<LivedJob[]> => {
    const planned = plans(count, least);
    return inLanes(count, (at, lane) => {
      const plan = planned[at];
      if (plan === undefined) throw new Error('not planned');
      return liveJob(world, desk, plan.names, { ...plan.ordered, slot: 2 * lane });
    });
  };
  const askFor = ({ bookingId, orderId, token }: LivedJob) =>
    call(askByUpi, { bookingId, orderId }, token);
  let confirmed = 0;
  const payByUpi = async (job: LivedJob): Promise<void> => {
    const { reference } = await askFor(job);
    const bankReference = `EARLIER${String((confirmed += 1)).padStart(6, '0')}`;
    await call(confirmUpi, { reference, bankReference }, desk);
  };

  const lines: PlannedLine[] = [];
  const keys = new Set<string>();
  const add = (day: PlannedLine['day'], amount: Paise, is: Truth, write: () => Written): void => {
    for (;;) {
      const { words, reference } = write();
      const line = { day, amount, words: words.trim(), reference, is };
      if (keys.has(lineKey(line))) continue;
      keys.add(lineKey(line));
      lines.push(line);
      return;
    }
  };

  // Who was paid last week, and whose transfer comes back.
  const back = await live(many(SHARES.returned));
  for (const job of back) {
    await addBank(look, vault, job.serviceman.id);
    await payByUpi(job);
  }
  const paid = await payEarlier(world);
  for (const { serviceman, servicemanName } of back) {
    const row = paid.find(({ servicemanId }) => servicemanId === serviceman.id);
    if (row === undefined) throw new Error('was not paid');
    const { rowId, utr, amount } = row;
    const is = { kind: 'returned', id: String(rowId), seenAs: [utr] } as const;
    add(today, amount, is, () => returnedWords(draw, { name: servicemanName, utr }));
  }

  // Paid by UPI: what is on the statement makes its serviceman due.
  const onStatement = await live(many(SHARES.upi));
  const asked = await inLanes(onStatement.length, async (at) => {
    const job = onStatement[at];
    return job === undefined ? '' : (await askFor(job)).reference;
  });
  for (const [at, { total, customerName: name }] of onStatement.entries()) {
    const code = asked[at] ?? '';
    add(today, total, { kind: 'upi', id: code, seenAs: [code] }, () =>
      upiWords(draw, { name, code }),
    );
  }
  const before = await live(Math.max(size.cases, size.servicemen - onStatement.length));
  await inLanes(before.length, async (at) => before[at] && payByUpi(before[at]));
  for (const { serviceman } of [...onStatement, ...before])
    await addBank(look, vault, serviceman.id);

  // Cash: deposited at the bank, handed in at the office, or said to be.
  const counts = { bank: many(SHARES.deposit), office: size.office, none: many(SHARES.neverCame) };
  const holders = await live(counts.bank + counts.office + counts.none);
  const office: number[] = [];
  for (const [at, job] of holders.entries()) {
    const { bookingId, orderId, total, token, servicemanName: name } = job;
    await call(addPayment, { bookingId, orderId, amount: total, mode: 'cash' }, token);
    const [held] = await look<{ cash: number }>(CASH, [job.serviceman.id]);
    const rupees = Math.floor((held?.cash ?? 0) / 100);
    const amount = paise((isSo(0.5) ? rupees : Math.max(1, rupees - (rupees % 50))) * 100);
    const isCash = isSo(0.4);
    const number = isCash ? drawReceiptNo(draw) : drawUtr(draw);
    const isAtBank = at < counts.bank;
    const isAtOffice = !isAtBank && at < counts.bank + counts.office;
    const reference = isAtOffice ? `R-${digits(4)}` : reportedNumber(draw, number);
    const way = isAtOffice ? 'office' : 'bank';
    const { depositId } = await call(depositCash, { amount, way, reference }, token);
    if (isAtOffice) office.push(depositId);
    if (!isAtBank) continue;
    const is = { kind: 'deposit', id: String(depositId), seenAs: [reference, name] } as const;
    add(addDays(today, -upTo(3)), amount, is, () => depositWords(draw, { name, number, isCash }));
  }

  for (let at = 0; at < many(SHARES.settlement); at += 1)
    add(addDays(today, -upTo(3)), paise(500_000 + upTo(9_000_000)), { kind: 'settlement' }, () =>
      settlementWords(draw),
    );
  while (lines.length < size.rows) {
    // Half of what is nothing of ours is as large as something that waits.
    const amount = isSo(0.5) ? of(lines).amount : paise(10_000 + upTo(900_000));
    add(addDays(today, -upTo(3)), amount, { kind: 'other' }, () => otherWords(draw));
  }

  const cases: string[] = [];
  for (const { bookingId, orderId, token } of before.slice(0, size.cases)) {
    const { lines: written } = await call(getJobEarnings, { bookingId, orderId }, token);
    const question = 'Why is the commission so high here?';
    cases.push((await call(questionLine, { lineId: written[0]?.id ?? 0, question }, token)).caseNo);
  }
  const refunds = await live(size.refunds, ABOVE_LIMIT);
  for (const job of refunds) await payByUpi(job);
  return {
    lines,
    office,
    cases,
    refunds: refunds.map(({ bookingId, bookingNo }) => {
      return { bookingId, bookingNo, amount: paise(210_000) };
    }),
    due: [...onStatement, ...before].map(({ serviceman }) => serviceman.id),
  };
}
