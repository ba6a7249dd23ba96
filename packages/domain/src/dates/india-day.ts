import type { Instant } from './instant.ts';

declare const calendar: unique symbol;

/** A calendar day in India, written yyyy-MM-dd. */
export type IndiaDay = string & { readonly [calendar]: 'india' };

const DAY_MS = 86_400_000;

/** Asia/Kolkata has had one offset and no summer time since 1945, so plain arithmetic is exact. */
export const INDIA_OFFSET_MS = 19_800_000;

export const dayOf = (instant: Instant): IndiaDay =>
  new Date(instant + INDIA_OFFSET_MS).toISOString().slice(0, 10) as IndiaDay;

/** Midnight in India at the start of the day. */
export const startOfDay = (day: IndiaDay): Instant =>
  Date.parse(`${day}T00:00:00.000Z`) - INDIA_OFFSET_MS;

export const addDays = (day: IndiaDay, count: number): IndiaDay =>
  dayOf(startOfDay(day) + count * DAY_MS);
