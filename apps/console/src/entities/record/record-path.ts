import { PATHS } from '#platform/navigation/paths';

/** The page of a booking's record. */
export const recordPath = (no: string): string =>
  PATHS.record.replace(':no', encodeURIComponent(no));

/** What the log can be limited to, as its address says it. */
type LogFilter = Partial<Record<'customer' | 'serviceman' | 'sel', string>>;

/** The log of bookings, limited or with one chosen. */
export const logPath = (filter: LogFilter): string =>
  `${PATHS.bookings}?${new URLSearchParams(filter).toString()}`;

/** Where the money of a booking is corrected. */
export const correctPath = (no: string): string =>
  `${PATHS.corrections}?no=${encodeURIComponent(no)}`;
