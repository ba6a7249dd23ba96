import { financialYear, monthOf, type Period } from '@karigar/domain/ledger/earning-periods';
import { readMonth } from '@karigar/domain/ledger/read-month';
import type { IndiaDay } from '@karigar/domain/dates/india-day';

export type StatementPeriod = Period & { readonly kind: 'month' | 'year' };

const YEAR = /^20\d\d$/;

/** '2026-11' is a month, '2026' the financial year that begins in it; null for anything else or the future. */
export const readPeriod = (written: string, today: IndiaDay): StatementPeriod | null => {
  const month = readMonth(written);
  const period: StatementPeriod | null =
    month !== null
      ? { kind: 'month', ...monthOf(month) }
      : YEAR.test(written)
        ? { kind: 'year', ...financialYear(Number(written)) }
        : null;
  return period !== null && period.from <= today ? period : null;
};
