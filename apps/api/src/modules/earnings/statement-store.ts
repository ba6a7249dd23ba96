import type { IndiaDay } from '@karigar/domain/dates/india-day';
import type { Period } from '@karigar/domain/ledger/earning-periods';
import type { Paise } from '@karigar/domain/money';
import type { Names } from '@karigar/domain/names';
import type { Statement, Transaction } from '#platform/db';
import { JOB_TRUST } from './earned-job-store.ts';

/** Earnings of one job on one day, summed from the ledger. */
export type JobRow = {
  readonly day: IndiaDay;
  readonly booking_no: string;
  readonly service_names: Names;
  readonly billed: Paise;
  readonly tax: Paise;
  readonly commission: Paise;
  readonly tips: Paise;
  readonly corrections: Paise;
  readonly earned: Paise;
};

const sum = (part: string, sign: '' | '-', ...kinds: readonly string[]): string =>
  `coalesce(${sign}sum(e.amount) FILTER (WHERE e.part = '${part}'
    AND e.kind IN (${kinds.map((kind) => `'${kind}'`).join(', ')})), 0)::bigint`;

const JOBS: Statement = {
  name: 'statement-jobs',
  text: `SELECT e.day::text AS day, b.booking_no, b.service_names,
      ${sum('bill', '', 'price', 'add-on')} AS billed, ${sum('bill', '-', 'tax')} AS tax,
      ${sum('bill', '-', 'commission')} AS commission, ${sum('earning', '-', 'tip')} AS tips,
      ${sum('earning', '-', 'refund', 'correction')} AS corrections,
      coalesce(-sum(e.amount) FILTER (WHERE e.part = 'earning'), 0)::bigint AS earned
    FROM ledger_entries e JOIN earned_jobs b ON b.id = e.booking_id
    WHERE e.serviceman_id = $1 AND e.part IN ('bill', 'earning') AND e.day BETWEEN $2 AND $3
    GROUP BY e.day, b.id, b.booking_no, b.service_names ORDER BY e.day, b.id`,
  trusted: { booking_no: JOB_TRUST.booking_no, service_names: JOB_TRUST.service_names },
};

export const listStatementJobs = (
  tx: Transaction,
  servicemanId: number,
  { from, to }: Period,
): Promise<JobRow[]> => tx.rows(JOBS, [servicemanId, from, to]);

const NAME: Statement = {
  name: 'statement-name',
  text: `SELECT first_name || ' ' || last_name AS name FROM profiles WHERE account_id = $1`,
};

export const readName = async (tx: Transaction, accountId: number): Promise<string> =>
  (await tx.rows<{ name: string }>(NAME, [accountId]))[0]?.name ?? '';
