import { ASSUMPTIONS, MOST_PER_CELL, PRICES } from './assumptions.ts';
import type { Measured } from './read-figures.ts';

export interface Cost {
  servicemen: number;
  bookingsPerDay: number;
  peakRequests: number;
  peakWrites: number;
  /** Share of what one relay sends. */
  relayShare: number;
  nodeCores: number;
  postgresCores: number;
  streamProcesses: number;
  /** Gigabytes after a year with everything kept, and with old rows archived. */
  yearGigabytes: number;
  hotGigabytes: number;
  walGigabytesPerDay: number;
  cells: number;
  rupees: number;
  smsRupees: number;
}

const DAY_SECONDS = 86_400;
const MONTH_DAYS = 30;

/** The cheapest machines with so many cores; at least `least` of them. */
export const machinesFor = (cores: number, least: number): number => {
  const choices = PRICES.machines.map(({ cores: each, rupees }) => {
    const count = Math.max(least, Math.ceil(cores / each));
    return count * rupees;
  });
  return Math.min(...choices);
};

/** The databases are copies of each other: each must be as large as the load. */
const databaseMachine = (cores: number): number => {
  const large = PRICES.machines.find((machine) => machine.cores >= cores);
  if (large === undefined) throw new Error(`no machine has ${cores.toFixed(0)} cores`);
  return large.rupees;
};

const costOfCell = (servicemen: number, measured: Measured): Cost => {
  const given = ASSUMPTIONS;
  const bookingsPerDay = servicemen * given.bookingsPerDay;
  const requests =
    bookingsPerDay * given.requestsPerBooking + servicemen * given.idleRequestsPerDay;
  const atPeak = (perDay: number): number => (perDay / DAY_SECONDS) * given.peakOverMean;
  const peakRequests = atPeak(requests);
  const peakWrites = atPeak(bookingsPerDay * given.writesPerBooking);
  const reads = peakRequests - peakWrites;
  const coresOf = (read: number, write: number): number =>
    (reads * read + peakWrites * write) / 1000 / given.plannedLoad;
  const nodeCores = coresOf(measured.readMilliseconds, measured.writeMilliseconds);
  const postgresCores = coresOf(
    measured.readPostgresMilliseconds,
    measured.writePostgresMilliseconds,
  );
  const gigabytesPerDay = (bookingsPerDay * given.kilobytesPerBooking) / 1e6;
  const hotGigabytes = gigabytesPerDay * given.archiveDays;
  const yearGigabytes = gigabytesPerDay * 365;
  const isSmall = servicemen <= 10_000;
  const copies = isSmall ? 1 : 3;
  const machines = isSmall
    ? machinesFor(nodeCores + postgresCores, 1)
    : machinesFor(nodeCores, 2) + copies * databaseMachine(postgresCores);
  const egress = (bookingsPerDay * MONTH_DAYS * given.egressKilobytesPerBooking) / 1e6;
  const rupees =
    machines +
    copies * hotGigabytes * 1.5 * PRICES.diskPerGigabyte +
    yearGigabytes * PRICES.objectPerGigabyte +
    egress * PRICES.egressPerGigabyte;
  return {
    servicemen,
    bookingsPerDay,
    peakRequests,
    peakWrites,
    relayShare: atPeak(bookingsPerDay * given.outboxRowsPerBooking) / measured.relayRowsPerSecond,
    nodeCores,
    postgresCores,
    streamProcesses: Math.ceil((servicemen * given.streamsShare) / measured.streamsPerProcess),
    yearGigabytes,
    hotGigabytes,
    walGigabytesPerDay: (bookingsPerDay * given.walKilobytesPerBooking) / 1e6,
    cells: 1,
    rupees,
    smsRupees: bookingsPerDay * MONTH_DAYS * given.smsPerBooking * given.rupeesPerSms,
  };
};

const timesCells = (cost: Cost, cells: number): Cost => ({
  ...cost,
  servicemen: cost.servicemen * cells,
  bookingsPerDay: cost.bookingsPerDay * cells,
  peakRequests: cost.peakRequests * cells,
  peakWrites: cost.peakWrites * cells,
  nodeCores: cost.nodeCores * cells,
  postgresCores: cost.postgresCores * cells,
  streamProcesses: cost.streamProcesses * cells,
  yearGigabytes: cost.yearGigabytes * cells,
  hotGigabytes: cost.hotGigabytes * cells,
  walGigabytesPerDay: cost.walGigabytesPerDay * cells,
  cells,
  rupees: cost.rupees * cells,
  smsRupees: cost.smsRupees * cells,
});

/** Machines, disks and traffic of a month. More than one database serves are several cells of the same size. */
export const costOf = (servicemen: number, measured: Measured): Cost => {
  const cells = Math.ceil(servicemen / MOST_PER_CELL);
  return timesCells(costOfCell(servicemen / cells, measured), cells);
};
