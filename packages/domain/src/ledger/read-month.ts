import type { IndiaDay } from '../dates/india-day.ts';

const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;

/** The first day of '2026-11'; null for anything else. */
export const readMonth = (written: string): IndiaDay | null =>
  MONTH.test(written) ? (`${written}-01` as IndiaDay) : null;
