import { readConfig } from '../../apps/api/src/config.ts';
import { createVault } from '../../apps/api/src/platform/vault.ts';
import { createBookings } from '../../apps/api/testing/fresh-bookings.ts';
import { plantJob, type Job } from '../world/job.ts';
import { addAddOns, look, payAll } from '../world/job-store.ts';
import { dressBooking } from './history-store.ts';

const DAY = 24 * 3_600_000;

export interface History {
  job: Job;
  bookings: { paid: number; open: number; cancelled: number };
}

/** A serviceman with one paid, one unpaid and one cancelled past booking, newest first. */
export async function plantHistory(): Promise<History> {
  const job = await plantJob('cancelled');
  const now = Date.now();
  const [open, paid] = await createBookings(look, createVault(readConfig({}).vault), {
    count: 2,
    state: 'completed',
    servicemanId: job.serviceman.id,
    customerId: job.customer.id,
    now,
    code: job.code,
  });
  if (open === undefined || paid === undefined) throw new Error('no history was planted');
  await dressBooking(paid.bookingId, {
    service: 'Bathroom tap replacement',
    quantity: 2,
    added: 19_900,
    customer: 'Gurpreet Singh',
    area: 'Viman Nagar, Pune 411014',
    address: 'C-7, Lunkad Colonnade, Viman Nagar, Pune 411014',
    at: new Date(now - 2 * DAY),
  });
  await payAll(paid.bookingId);
  await dressBooking(open.bookingId, {
    service: 'Full home deep cleaning, 2 BHK',
    quantity: 1,
    added: 49_900,
    customer: 'Sneha Reddy',
    area: 'Hinjawadi Phase 1, Pune 411057',
    address: 'B-1104, Megapolis Sunway, Hinjawadi Phase 1, Pune 411057',
    at: new Date(now - 3 * DAY),
  });
  await addAddOns(open.bookingId, { 'Balcony wash': 'accepted' });
  await dressBooking(job.bookingId, {
    service: 'Ceiling fan installation',
    quantity: 1,
    added: 0,
    customer: 'Vikram Joshi',
    area: 'Aundh, Pune 411007',
    address: '12, Sindh Society, Aundh, Pune 411007',
    at: new Date(now - 4 * DAY),
  });
  return {
    job,
    bookings: { paid: paid.bookingId, open: open.bookingId, cancelled: job.bookingId },
  };
}
