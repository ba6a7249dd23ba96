import type { IndiaDay } from '@karigar/domain/dates/india-day';
import { readWireDate } from '@karigar/domain/dates/wire-date';

const LISTS = ['job', 'payouts', 'deposits', 'questions'] as const;

/** What is below Earnings: a day, a month or a financial year by its own name, or one of the lists. */
export type Part =
  | { readonly kind: 'day'; readonly day: IndiaDay }
  | { readonly kind: 'month'; readonly from: IndiaDay }
  | { readonly kind: 'year'; readonly year: number }
  | { readonly kind: (typeof LISTS)[number] };

/** Null for an unknown path. */
export const partOf = (written: string): Part | null => {
  const list = LISTS.find((name) => name === written);
  if (list !== undefined) return { kind: list };
  if (/^20\d\d$/.test(written)) return { kind: 'year', year: Number(written) };
  const isMonth = /^\d{4}-\d\d$/.test(written);
  const day = readWireDate(isMonth ? `${written}-01` : written);
  if (day === null) return null;
  return isMonth ? { kind: 'month', from: day } : { kind: 'day', day };
};
