/** What the cost model assumes and no figure measures. Change it here, then `npm run generate`. */
export const ASSUMPTIONS = {
  /** Of a registered serviceman, a day. */
  bookingsPerDay: 2.5,
  /** Requests of both sides for one booking, and of an idle app a day. */
  requestsPerBooking: 90,
  idleRequestsPerDay: 20,
  writesPerBooking: 14,
  outboxRowsPerBooking: 32,
  peakOverMean: 4,
  /** Share of servicemen with an open stream at the peak. */
  streamsShare: 0.2,
  kilobytesPerBooking: 23.4,
  walKilobytesPerBooking: 71,
  egressKilobytesPerBooking: 250,
  /** Of the processor, at the peak. */
  plannedLoad: 0.5,
  /** Years are kept, except where rows are archived after so many days. */
  archiveDays: 90,
  smsPerBooking: 0.3,
  rupeesPerSms: 0.15,
} as const;

/** List prices of a cheap region in India, rounded, in rupees a month. Hyperscalers: two to three times, egress ten times. */
export const PRICES = {
  machines: [
    { cores: 2, gigabytes: 4, rupees: 2_000 },
    { cores: 4, gigabytes: 8, rupees: 4_000 },
    { cores: 8, gigabytes: 32, rupees: 21_000 },
    { cores: 16, gigabytes: 64, rupees: 42_000 },
    { cores: 32, gigabytes: 128, rupees: 85_000 },
  ],
  diskPerGigabyte: 8,
  objectPerGigabyte: 2,
  egressPerGigabyte: 0.8,
} as const;

export const SERVICEMEN = [1_000, 10_000, 100_000, 1_000_000, 10_000_000] as const;
/** The largest number of servicemen that one database serves; more are several cells. */
export const MOST_PER_CELL = 500_000;
