import { INDIA_OFFSET_MS, startOfDay, type IndiaDay } from './india-day.ts';
import type { Instant } from './instant.ts';

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const DATE_TIME = /^(\d{4}-\d{2}-\d{2}) ([01]\d|2[0-3]):([0-5]\d):([0-5]\d)$/;
const ISO =
  /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):([0-5]\d):([0-5]\d)(?:\.\d{1,9})?(Z|[+-](?:0\d|1[0-4]):[0-5]\d)?$/;

/** 'yyyy-MM-dd'; null for another form or a day that does not exist. */
export const readWireDate = (written: string): IndiaDay | null => {
  if (!DATE.test(written)) return null;
  const time = Date.parse(`${written}T00:00:00.000Z`);
  const exists = Number.isFinite(time) && new Date(time).toISOString().startsWith(written);
  return exists ? (written as IndiaDay) : null;
};

/** The zone's distance from UTC: 'Z' or '+05:30'; Indian time when nothing is written. */
const offsetOf = (zone: string | undefined): number => {
  if (zone === undefined) return INDIA_OFFSET_MS;
  if (zone === 'Z') return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(4));
  return (zone.startsWith('-') ? -minutes : minutes) * 60_000;
};

/**
 * 'yyyy-MM-dd HH:mm:ss' in Indian time, or ISO 8601 ('2026-11-05T05:00:00.000Z', '2026-11-05T10:30:00+05:30') to the
 * second; null for another form.
 */
export const readWireDateTime = (written: string): Instant | null => {
  const [, date = '', ...parts] = DATE_TIME.exec(written) ?? ISO.exec(written) ?? [];
  const day = readWireDate(date);
  if (day === null) return null;
  const [hours, minutes, seconds, zone] = parts;
  const time = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
  return startOfDay(day) + INDIA_OFFSET_MS - offsetOf(zone) + time;
};

const two = (number: number): string => (number < 10 ? `0${number}` : String(number));

/** Written by parts: a list writes dozens of these, and slicing toISOString takes more than twice as long. */
export const writeWireDateTime = (instant: Instant): string => {
  const at = new Date(instant + INDIA_OFFSET_MS);
  if (Number.isNaN(at.getTime())) throw new RangeError('no such moment');
  const date = `${at.getUTCFullYear()}-${two(at.getUTCMonth() + 1)}-${two(at.getUTCDate())}`;
  return `${date} ${two(at.getUTCHours())}:${two(at.getUTCMinutes())}:${two(at.getUTCSeconds())}`;
};
