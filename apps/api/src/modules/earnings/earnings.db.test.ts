import { depositCash } from '@karigar/contract/earnings/deposit-cash';
import { getEarnings } from '@karigar/contract/earnings/get-earnings';
import { getJobEarnings } from '@karigar/contract/earnings/get-job-earnings';
import { listCases } from '@karigar/contract/earnings/list-cases';
import { listDayJobs } from '@karigar/contract/earnings/list-day-jobs';
import { listDeposits } from '@karigar/contract/earnings/list-deposits';
import { listEarningMonths } from '@karigar/contract/earnings/list-earning-months';
import { listPayouts } from '@karigar/contract/earnings/list-payouts';
import { questionLine } from '@karigar/contract/earnings/question-line';
import type { AnyCall, OutputOf } from '@karigar/contract/define-call';
import { readReply } from '@karigar/contract/wire/read-reply';
import { CASH_LIMIT, CASH_WARN_FROM } from '@karigar/domain/ledger/cash-limit';
import { dayOf } from '@karigar/domain/dates/india-day';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMoneyWorld, type MoneyWorld } from '#testing/money-world';
import {
  EARNINGS_HINTS,
  EMPTY_OUTBOX,
  IMRAN_DEPOSITED_ALL,
  ROHAN_WORKS_TOO,
  TWENTY_CASES,
} from '#testing/money-sql';
import { people } from '#testing/people';

let world: MoneyWorld;
beforeAll(async () => {
  world = await createMoneyWorld();
});
afterAll(() => world.close());

const read = async <Call extends AnyCall>(
  call: Call,
  fields: Record<string, string> = {},
  send: { token: string; headers?: Record<string, string> } = world.suresh,
): Promise<OutputOf<Call>> => {
  const reply = readReply(call, (await world.sendFields(call, fields, send)).body);
  if (reply.kind !== 'ok') throw new Error(JSON.stringify(reply));
  return reply.data;
};
const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

describe('earnings of a week', () => {
  it('the earnings week has seven days from Monday, and its totals are the sums of its days', async () => {
    const job = await world.paidJob();
    const week = await read(getEarnings);
    expect([week.from, week.to, week.today]).toEqual(['2026-01-12', '2026-01-18', '2026-01-15']);
    expect(week.days.map(({ day }) => day.slice(8))).toEqual([
      '12',
      '13',
      '14',
      '15',
      '16',
      '17',
      '18',
    ]);
    expect(week.earned).toBe(sum(week.days.map(({ earned }) => earned)));
    for (const { day, earned } of week.days) {
      const { jobs, earned: ofDay } = await read(listDayJobs, { day });
      expect(ofDay).toBe(earned);
      expect(sum(jobs.map((one) => one.earned))).toBe(earned);
      for (const { bookingId, orderId } of jobs) {
        const own = await read(getJobEarnings, {
          bookingId: String(bookingId),
          mainId: String(orderId),
        });
        for (const [part, total] of [
          ['bill', own.share],
          ['earning', own.earned],
          ['cash', own.cashInHand],
        ] as const) {
          expect(
            sum(own.lines.filter((line) => line.part === part).map(({ amount }) => amount)),
          ).toBe(total);
        }
      }
    }
    expect((await read(listDayJobs, { day: dayOf(world.now()) })).jobs).toContainEqual(
      expect.objectContaining({ bookingId: job.bookingId, billed: 59_900, due: 0, earned: 43_148 }),
    );
  });

  it("the earnings week of a given day contains that day, and month and year stay today's", async () => {
    const [now, then] = [await read(getEarnings), await read(getEarnings, { day: '2026-01-04' })];
    expect([then.from, then.to]).toEqual(['2025-12-29', '2026-01-04']);
    expect([then.month, then.year, then.cashInHand]).toEqual([now.month, now.year, now.cashInHand]);
    expect(now.month.from).toBe('2026-01-01');
    expect(now.year.from).toBe('2025-04-01');
    expect(now.lastPayout).toEqual({ day: '2026-01-11', amount: 6450, bank: 'XX9035' });
    expect(now.nextPayout).toEqual({ day: '2026-01-19', amount: 0 });
  });

  it('the earnings week of a serviceman without work is seven empty days', async () => {
    await world.look(ROHAN_WORKS_TOO);
    const { authToken } = await world.context.databases.system.transaction(
      { accountId: null, role: 'system' },
      (tx) => world.context.sessions.open(tx, { accountId: 202, role: 'serviceman' }),
    );
    const week = await read(getEarnings, {}, { token: authToken });
    expect(week).toMatchObject({ earned: 0, jobs: 0, firstDay: null, lastPayout: null });
    expect(week.cashInHand).toMatchObject({ amount: 0, level: 'fine', depositBy: null });
  });
});

describe('earnings of a year', () => {
  it("the earnings year is the sum of its months, which match the week's screen", async () => {
    const [year, week] = [await read(listEarningMonths), await read(getEarnings)];
    expect([year.year, year.from, year.to]).toEqual([2025, '2025-04-01', '2026-03-31']);
    expect(year.months.map(({ from }) => from.slice(0, 7))).toEqual([
      '2026-01',
      '2025-12',
      '2025-11',
      '2025-10',
      '2025-09',
      '2025-08',
      '2025-07',
      '2025-06',
      '2025-05',
      '2025-04',
    ]);
    for (const field of [
      'jobs',
      'billed',
      'tax',
      'commission',
      'share',
      'tips',
      'corrections',
      'earned',
    ] as const) {
      expect(sum(year.months.map((month) => month[field])), field).toBe(year[field]);
    }
    expect(year.billed - year.tax - year.commission).toBe(year.share);
    expect(year.earned).toBe(week.year.earned);
    expect(year.months[0]?.earned).toBe(week.month.earned);
    expect((await read(listEarningMonths, { year: '2026' })).months).toEqual([]);
  });
});

describe('earnings of a job', () => {
  it("the earnings of a job name every line in the serviceman's language", async () => {
    const job = await world.paidJob();
    const hindi = await read(getJobEarnings, world.wire(job), {
      ...world.suresh,
      headers: { 'accept-language': 'hi' },
    });
    expect(hindi.serviceName).toBe('नमूना सेवा');
    expect(
      hindi.lines.map(({ part, kind, amount, rate, name }) => [part, kind, amount, rate, name]),
    ).toEqual([
      ['bill', 'price', 59_900, null, 'नमूना सेवा'],
      ['bill', 'tax', -9138, 1800, ''],
      ['bill', 'commission', -7614, 1500, ''],
      ['earning', 'share', 43_148, null, ''],
      ['cash', 'cash-collected', 59_900, null, ''],
      ['cash', 'cash-kept', -43_148, null, ''],
    ]);
  });

  it('the earnings of a job are not found before its end, nor for anyone else', async () => {
    const started = await world.plant('started');
    expect(
      (await world.sendFields(getJobEarnings, world.wire(started), world.suresh)).body.code,
    ).toBe('earnings.not-yet');
    const job = await world.paidJob();
    const foreign = await world.sendFields(getJobEarnings, world.wire(job), world.imran);
    const missing = await world.sendFields(
      getJobEarnings,
      { bookingId: '1', mainId: '1' },
      world.suresh,
    );
    expect(foreign.body.code).toBe('booking.not-found');
    expect(foreign.text).toBe(missing.text);
  });
});

describe('case about an earning line', () => {
  const ask = (lineId: number, question = 'Why so much?', send: { token: string } = world.suresh) =>
    world.sendFields(questionLine, { lineId: String(lineId), question }, send);

  it('a question about an earning line opens one case, shown on the line and in the list', async () => {
    const job = await world.paidJob();
    const line = (await world.entries(job)).find(({ kind }) => kind === 'commission');
    const replies = await Promise.all([1, 2, 3].map(() => ask(line?.id ?? 0)));
    const tickets = new Set(replies.map(({ body }) => (body.data as { caseNo: string }).caseNo));
    expect(tickets.size).toBe(1);
    const [caseNo = ''] = tickets;
    expect(caseNo).toMatch(/^Q-\d{4,}$/);
    const { lines } = await read(getJobEarnings, world.wire(job));
    expect(lines.find(({ kind }) => kind === 'commission')?.caseNo).toBe(caseNo);
    expect((await read(listCases))[0]).toMatchObject({
      caseNo,
      status: 'open',
      question: 'Why so much?',
      answer: null,
      bookingId: job.bookingId,
      line: { kind: 'commission', amount: -7614 },
    });
  });

  it("a question about another's earning line gets the same refusal as a missing line", async () => {
    const [line] = await world.entries(await world.paidJob());
    const foreign = await ask(line?.id ?? 0, 'Mine?', world.imran);
    expect(foreign.body.code).toBe('earnings.line-not-found');
    expect((await ask(999_999_999)).text).toBe(foreign.text);
  });

  it('a question about an earning line needs text and is limited per day', async () => {
    const job = await world.paidJob();
    const [line] = await world.entries(job);
    expect((await ask(line?.id ?? 0, ' ? ')).body.code).toBe('case.question-missing');
    await world.look(TWENTY_CASES, [line?.id, new Date(world.now())]);
    expect((await ask(line?.id ?? 0)).body.code).toBe('case.too-many-today');
  });
});

describe('cash in hand', () => {
  const deposit = (amount: string, reference = 'R-22') =>
    world.sendFields(depositCash, { amount, way: 'office', reference }, world.suresh);

  it('cash in hand warns once near the limit and once above it', async () => {
    const before = (await world.balance('suresh')).cash;
    const kinds: string[] = [];
    const jobs = Math.ceil((CASH_LIMIT - before) / 16_751) + 1;
    for (let count = 0; count < jobs; count += 1) {
      const { notifications } = await world.traces(await world.paidJob());
      kinds.push(
        ...notifications
          .filter(({ account_id: to }) => to === people.suresh.id)
          .map(({ kind }) => kind),
      );
    }
    expect(kinds).toEqual(['cash-limit-near', 'cash-limit-passed']);
    const { cashInHand } = await read(getEarnings);
    expect(cashInHand).toMatchObject({
      level: 'over',
      limit: CASH_LIMIT,
      warnFrom: CASH_WARN_FROM,
      depositBy: '2026-01-15',
    });
  });

  it('concurrent deposits never exceed the cash in hand', async () => {
    const { cash } = await world.balance('suresh');
    const rupees = `${Math.floor(cash / 100)}.00`;
    const replies = await Promise.all(
      Array.from({ length: 5 }, (_, at) => deposit(rupees, `R-${at}0`)),
    );
    expect(replies.filter(({ body }) => body.success)).toHaveLength(1);
    expect((await deposit(rupees)).body.code).toBe('deposit.too-much');
    const [first] = await read(listDeposits);
    expect(first).toMatchObject({
      status: 'waiting',
      way: 'office',
      amount: Math.floor(cash / 100) * 100,
    });
    const { cashInHand } = await read(getEarnings);
    expect(cashInHand).toMatchObject({ amount: cash, waiting: Math.floor(cash / 100) * 100 });
  });

  it.each([
    ['deposit.too-much', '0.00', 'R-1'],
    ['deposit.reference-missing', '0.01', ' '],
  ])('a deposit is refused: %s', async (refusal, amount, reference) => {
    await world.paidJob();
    expect((await deposit(amount, reference)).body.code).toBe(refusal);
  });

  it('a deposit without cash in hand is refused', async () => {
    const token = await world.signIn('imran');
    await world.look(IMRAN_DEPOSITED_ALL);
    const reply = await world.sendFields(
      depositCash,
      { amount: '1.00', way: 'bank', reference: 'AB' },
      { token },
    );
    expect(reply.body.code).toBe('deposit.nothing-to-deposit');
  });
});

it('payouts are listed newest first, page by page', async () => {
  const payouts = await read(listPayouts, { limit: '1', page: '1' });
  expect(payouts).toMatchObject([{ day: '2026-01-11', amount: 6450, kept: 0, bank: 'XX9035' }]);
  expect(await read(listPayouts, { limit: '1', page: '2' })).toEqual([]);
});

it('every change of the earnings hints to the serviceman', async () => {
  await world.look(EMPTY_OUTBOX);
  await world.paidJob();
  const hints = await world.look<{ account_id: string }>(EARNINGS_HINTS);
  expect(new Set(hints.map(({ account_id: to }) => Number(to)))).toEqual(
    new Set([people.suresh.id]),
  );
});
