import type { OutputOf } from '@karigar/contract/define-call';
import { depositCash } from '@karigar/contract/earnings/deposit-cash';
import type { EarningLine } from '@karigar/contract/earnings/earning-line';
import { getEarnings } from '@karigar/contract/earnings/get-earnings';
import { getJobEarnings } from '@karigar/contract/earnings/get-job-earnings';
import { listCases } from '@karigar/contract/earnings/list-cases';
import { listDayJobs } from '@karigar/contract/earnings/list-day-jobs';
import { listDeposits } from '@karigar/contract/earnings/list-deposits';
import { listEarningMonths } from '@karigar/contract/earnings/list-earning-months';
import { listPayouts } from '@karigar/contract/earnings/list-payouts';
import { questionLine } from '@karigar/contract/earnings/question-line';
import { addDays, type IndiaDay } from '@karigar/domain/dates/india-day';
import { weekOf } from '@karigar/domain/ledger/earning-periods';
import { paise } from '@karigar/domain/money';
import { playServer, reply } from './test-server.ts';

const day = (written: string) => written as IndiaDay;

type Week = OutputOf<typeof getEarnings>;
type Job = OutputOf<typeof getJobEarnings>;

/** The week of the stage's Sunday, or another one; Suresh earned on three of its days. */
export const aWeek = (of = day('2026-11-15'), changed: Partial<Week> = {}): Week => {
  const { from, to } = weekOf(of);
  const amounts = [154_449, 0, 134_200, 0, 170_534, 0, 0];
  return {
    today: day('2026-11-15'),
    from,
    to,
    firstDay: day('2026-10-28'),
    earned: paise(459_183),
    jobs: 4,
    days: amounts.map((earned, at) => ({
      day: addDays(from, at),
      earned: paise(earned),
      jobs: [1, 0, 1, 0, 2, 0, 0][at] ?? 0,
    })),
    cashInHand: {
      amount: paise(64_266),
      waiting: paise(0),
      limit: paise(500_000),
      warnFrom: paise(400_000),
      level: 'fine',
      depositBy: day('2026-11-16'),
    },
    nextPayout: { day: day('2026-11-16'), amount: paise(12_000) },
    checkedVisits: [],
    lastPayout: { day: day('2026-11-09'), amount: paise(826_000), bank: 'XX9035' },
    month: { from: day('2026-11-01'), earned: paise(3_504_212) },
    year: { from: day('2026-04-01'), earned: paise(41_245_000) },
    ...changed,
  };
};

const at = Date.UTC(2026, 10, 13, 11, 10, 12);

export const aLine = (
  id: number,
  part: EarningLine['part'],
  kind: EarningLine['kind'],
  amount: number,
  changed: Partial<EarningLine> = {},
): EarningLine => ({
  id,
  part,
  kind,
  name: '',
  quantity: null,
  amount: paise(amount),
  rate: null,
  at,
  reason: null,
  caseNo: null,
  ...changed,
});

export const aJob = (changed: Partial<Job> = {}): Job => ({
  bookingId: 42,
  orderId: 9042,
  bookingNo: 'KRG-48213',
  serviceName: 'Tap repair',
  endedAt: at,
  billed: paise(229_800),
  paid: paise(229_800),
  refunded: paise(0),
  share: paise(165_534),
  earned: paise(170_534),
  cashInHand: paise(64_266),
  lines: [
    aLine(1, 'bill', 'price', 59_900, { name: 'Tap repair', quantity: 1 }),
    aLine(2, 'bill', 'add-on', 169_900, { name: 'New tap fitting', quantity: 2 }),
    aLine(3, 'bill', 'tax', -35_054, { rate: 1800 }),
    aLine(4, 'bill', 'commission', -29_212, { rate: 1550 }),
    aLine(5, 'earning', 'share', 165_534),
    aLine(6, 'earning', 'tip', 5000),
    aLine(7, 'cash', 'cash-collected', 229_800),
    aLine(8, 'cash', 'cash-kept', -165_534),
  ],
  ...changed,
});

const TOTALS = {
  jobs: 21,
  billed: paise(4_825_800),
  tax: paise(736_139),
  commission: paise(613_449),
  share: paise(3_476_212),
  tips: paise(40_000),
  corrections: paise(-12_000),
  earned: paise(3_504_212),
};

const aYear = (): OutputOf<typeof listEarningMonths> => ({
  year: 2026,
  from: day('2026-04-01'),
  to: day('2027-03-31'),
  firstDay: day('2026-10-28'),
  ...TOTALS,
  months: [
    { ...TOTALS, from: day('2026-11-01'), to: day('2026-11-30') },
    { ...TOTALS, jobs: 0, earned: paise(0), from: day('2026-10-01'), to: day('2026-10-31') },
  ],
});

const QUESTION = {
  caseNo: 'Q-1042',
  question: 'Commission was 12 % until October',
  askedAt: at,
  line: aLine(4, 'bill', 'commission', -29_212, { rate: 1550, caseNo: 'Q-1042' }),
  bookingId: 42,
  orderId: 9042,
  bookingNo: 'KRG-48213',
};

export const anOpenCase = { ...QUESTION, status: 'open' as const, answer: null, answeredAt: null };
export const anAnsweredCase = {
  ...QUESTION,
  status: 'answered' as const,
  answer: 'It is 15.5 % for jobs booked from 1 November',
  answeredAt: at,
};

/** Plays a server with Suresh's earnings. */
export const playEarnings = () => {
  const server = playServer();
  server.on(getEarnings, (fields) =>
    reply(getEarnings, aWeek((fields.get('day') as IndiaDay | undefined) ?? undefined)),
  );
  server.on(listDayJobs, () =>
    reply(listDayJobs, {
      day: day('2026-11-13'),
      earned: paise(170_534),
      jobs: [
        {
          bookingId: 42,
          orderId: 9042,
          bookingNo: 'KRG-48213',
          serviceName: 'Tap repair',
          endedAt: at,
          billed: paise(229_800),
          due: paise(0),
          earned: paise(170_534),
        },
      ],
    }),
  );
  server.on(getJobEarnings, () => reply(getJobEarnings, aJob()));
  server.on(listEarningMonths, () => reply(listEarningMonths, aYear()));
  server.on(listPayouts, () =>
    reply(listPayouts, [
      {
        id: 31,
        day: day('2026-11-09'),
        amount: paise(826_000),
        kept: paise(20_000),
        bank: 'XX9035',
        reference: 'N312260091234',
      },
    ]),
  );
  server.on(listDeposits, () =>
    reply(listDeposits, [
      {
        id: 72,
        amount: paise(60_000),
        way: 'office',
        reference: 'R-2291',
        status: 'waiting',
        depositedAt: at,
        answeredAt: null,
        reason: null,
      },
      {
        id: 60,
        amount: paise(150_000),
        way: 'bank',
        reference: '12',
        status: 'refused',
        depositedAt: at,
        answeredAt: at,
        reason: 'No transfer with this number has arrived',
      },
    ]),
  );
  server.on(listCases, () => reply(listCases, [anOpenCase]));
  server.on(questionLine, () =>
    Response.json({
      success: true,
      code: 200,
      message: 'Your question has been sent.',
      data: { caseNo: 'Q-1042' },
    }),
  );
  server.on(depositCash, () =>
    Response.json({
      success: true,
      code: 200,
      message: 'Deposit sent. It will be confirmed soon.',
      data: {
        depositId: 72,
        cashInHand: {
          amount: 642.66,
          waiting: 600,
          limit: 5000,
          warnFrom: 4000,
          level: 'fine',
          depositBy: '2026-11-16',
        },
      },
    }),
  );
  return server;
};
