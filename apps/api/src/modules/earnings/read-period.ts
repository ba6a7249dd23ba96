import { financialYear, monthOf, type Period } from '@karigar/domain/ledger/earning-periods';
import type { IndiaDay } from '@karigar/domain/dates/india-day';

export type StatementPeriod = Period & { readonly kind: 'month' | 'year' };

const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;
const YEAR = /^20\d\d$/;

/** '2026-11' is a month, '2026' the financial year that begins in it; null for anything else or the future. */
export const readPeriod = (written: string, today: IndiaDay): StatementPeriod | null => {
  const period: StatementPeriod | null = MONTH.test(written)
    ? { kind: 'month', ...monthOf(`${written}-01` as IndiaDay) }
    : YEAR.test(written)
      ? { kind: 'year', ...financialYear(Number(written)) }
      : null;
  return period !== null && period.from <= today ? period : null;
};
