import { setTimeout as pause } from 'node:timers/promises';
import { verifyCompletionOtp } from '@karigar/contract/bookings/verify-completion-otp';
import { REFUSALS } from '@karigar/contract/refusals';
import { dayOf } from '@karigar/domain/dates/india-day';
import { financialYearOf } from '@karigar/domain/ledger/earning-periods';
import { createBookings, type FreshBooking } from '#testing/fresh-bookings';
import { createPerson } from '#testing/fresh-people';
import { sendCall } from '#testing/send-call';
import { spawnServer } from '#testing/spawned-server';
import type { SpawnedWorld } from '#testing/spawned-world';
import {
  failAfterNumbering,
  latestOf,
  numberBySequence,
  serialsOf,
  stopFailing,
} from './invoice-numbers-store.ts';

export type InvoiceNumbers = {
  readonly completed: number;
  readonly aborted: number;
  readonly seconds: number;
  readonly failures: readonly string[];
};

const CODE = '123456';
/** One completion in this many is rolled back after it took its number. */
const DOOMED_EACH = 5;
const BUSY = REFUSALS['server.busy'].status;
const BUSY_PAUSE_MS = 200;

/** Gaps and duplicates in numbers that should follow `base` one by one. */
export const faultsIn = (serials: readonly number[], base: number): string[] => {
  const faults: string[] = [];
  const sorted = serials.toSorted((one, other) => one - other);
  let before = base;
  for (const serial of sorted) {
    if (serial === before) faults.push(`${serial} was given twice`);
    else if (serial !== before + 1) faults.push(`nothing between ${before} and ${serial}`);
    before = serial;
  }
  return faults;
};

/** Completes bookings in parallel on two processes, rolls some back, then completes those again. */
export const runInvoiceNumbers = async (
  world: SpawnedWorld,
  size: { readonly bookings: number; readonly planted?: boolean },
): Promise<InvoiceNumbers> => {
  const { look, vault, database, server } = world;
  const now = Date.now();
  const serviceman = await createPerson(look, 'serviceman', now);
  const customer = await createPerson(look, 'customer', now);
  const token = await world.signIn(serviceman);
  const bookings = await createBookings(look, vault, {
    count: size.bookings,
    state: 'ended',
    servicemanId: serviceman.id,
    customerId: customer.id,
    now,
    code: CODE,
  });
  const doomed = bookings.filter((_booking, at) => at % DOOMED_EACH === 0);
  const base = await latestOf(look, financialYearOf(dayOf(now)));
  if (size.planted === true) await numberBySequence(look, base + 1);

  const other = await spawnServer({
    DATABASE_URL: database.url('app'),
    CALLS_PER_MINUTE_ADDRESS: '1000000',
    CALLS_PER_MINUTE_ACCOUNT: '1000000',
    CALLS_IN_FLIGHT_ACCOUNT: '1000000',
  });
  await server.start();
  await other.start();
  const doors = [server.base, other.base];
  const failures: string[] = [];

  const complete = async (booking: FreshBooking, at: number): Promise<boolean> => {
    const fields = {
      bookingId: String(booking.bookingId),
      mainId: String(booking.orderId),
      otp: CODE,
    };
    const door = doors[at % doors.length] ?? '';
    const send = () => sendCall(door, verifyCompletionOtp, fields, { token });
    // On a slow machine not all of them get a connection in time: the app sends a busy reply's call again.
    let reply = await send();
    for (; reply.status === BUSY; reply = await send()) await pause(BUSY_PAUSE_MS);
    return reply.body.success;
  };
  const lookForFaults = async (expected: number): Promise<void> => {
    const serials = await serialsOf(
      look,
      bookings.map(({ bookingId }) => bookingId),
    );
    failures.push(...faultsIn(serials, base));
    if (serials.length !== expected) failures.push(`${serials.length} invoices, not ${expected}`);
    const latest = await latestOf(look, financialYearOf(dayOf(now)));
    if (latest !== base + expected)
      failures.push(`the year counts ${latest - base}, not ${expected}`);
  };

  try {
    await failAfterNumbering(
      look,
      doomed.map(({ bookingId }) => bookingId),
    );
    const began = performance.now();
    const first = await Promise.all(bookings.map(complete));
    const seconds = (performance.now() - began) / 1000;
    const completed = first.filter(Boolean).length;
    if (completed !== bookings.length - doomed.length) failures.push(`${completed} completed`);
    await lookForFaults(bookings.length - doomed.length);
    await stopFailing(look);
    const again = await Promise.all(doomed.map(complete));
    if (!again.every(Boolean))
      failures.push('a rolled-back completion could not be completed later');
    await lookForFaults(bookings.length);
    return { completed: bookings.length, aborted: doomed.length, seconds, failures };
  } finally {
    await other.kill();
  }
};
