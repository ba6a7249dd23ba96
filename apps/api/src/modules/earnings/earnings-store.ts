import type { IndiaDay } from '@karigar/domain/dates/india-day';
import type { Period } from '@karigar/domain/ledger/earning-periods';
import type { Paise } from '@karigar/domain/money';
import type { Names } from '@karigar/domain/names';
import type { Statement, Transaction } from '#platform/db';
import { JOB_TRUST, OF_BOOKING } from './earned-job-store.ts';

export type EarnedDay = { readonly day: IndiaDay; readonly earned: Paise; readonly jobs: number };

const DAYS: Statement = {
  name: 'list-earned-days',
  text: `SELECT day::text, -sum(amount)::bigint AS earned, count(*) FILTER (WHERE kind = 'share') AS jobs
    FROM ledger_entries WHERE serviceman_id = $1 AND part = 'earning' AND day BETWEEN $2 AND $3
    GROUP BY day`,
};

/** Days without entries have no row. */
export const listEarnedDays = (
  tx: Transaction,
  servicemanId: number,
  { from, to }: Period,
): Promise<EarnedDay[]> => tx.rows(DAYS, [servicemanId, from, to]);

const EARNED = `SELECT coalesce(-sum(amount), 0)::bigint FROM ledger_entries
  WHERE serviceman_id = $1 AND part = 'earning'`;

const STANDING: Statement = {
  name: 'read-earnings-standing',
  text: `SELECT (${EARNED} AND day BETWEEN $2 AND $3) AS month, (${EARNED} AND day BETWEEN $4 AND $5) AS year,
    (SELECT min(day)::text FROM ledger_entries WHERE serviceman_id = $1 AND part = 'earning') AS "firstDay"`,
};

export type Standing = {
  readonly month: Paise;
  readonly year: Paise;
  readonly firstDay: IndiaDay | null;
};

export const readStanding = async (
  tx: Transaction,
  servicemanId: number,
  month: Period,
  year: Period,
): Promise<Standing> => {
  const values = [servicemanId, month.from, month.to, year.from, year.to];
  const [row] = await tx.rows<Standing>(STANDING, values);
  if (row === undefined) throw new Error('a sum always has one row');
  return row;
};

export type MonthSum = {
  readonly month: string;
  readonly part: 'bill' | 'earning';
  readonly kind: string;
  readonly amount: Paise;
  readonly count: number;
};

const sumsOf = (part: MonthSum['part']): string => `SELECT to_char(day, 'YYYY-MM') AS month,
    '${part}' AS part, kind, sum(amount)::bigint AS amount, count(*) AS count
  FROM ledger_entries WHERE serviceman_id = $1 AND part = '${part}' AND day BETWEEN $2 AND $3
  GROUP BY 1, 3`;

const MONTHS: Statement = {
  name: 'list-month-sums',
  text: `${sumsOf('bill')} UNION ALL ${sumsOf('earning')}`,
};

export const listMonthSums = (
  tx: Transaction,
  servicemanId: number,
  { from, to }: Period,
): Promise<MonthSum[]> => tx.rows(MONTHS, [servicemanId, from, to]);

export type DayJobRow = {
  readonly id: number;
  readonly order_id: number;
  readonly booking_no: string;
  readonly service_names: Names;
  readonly ended_at: Date | null;
  readonly total_after_end: Paise;
  readonly paid: Paise;
  readonly earned: Paise;
};

const DAY_JOBS: Statement = {
  name: 'list-day-jobs',
  text: `SELECT b.id, b.order_id, b.booking_no, b.ended_at, b.service_names,
      coalesce(b.total_after_end, b.visit_charge) AS total_after_end, b.paid, job.earned
    FROM (
      SELECT booking_id, -sum(amount)::bigint AS earned FROM ledger_entries
      WHERE serviceman_id = $1 AND part = 'earning' AND day = $2 GROUP BY booking_id
    ) AS job JOIN earned_jobs b ON b.id = job.booking_id
    ORDER BY b.ended_at, b.id`,
  trusted: {
    ...JOB_TRUST,
    order_id: OF_BOOKING,
    total_after_end: 'only ended work and a charged visit write an earning',
  },
};

export const listDayJobs = (
  tx: Transaction,
  servicemanId: number,
  day: IndiaDay,
): Promise<DayJobRow[]> => tx.rows(DAY_JOBS, [servicemanId, day]);
