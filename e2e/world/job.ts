import { answerAddOn } from '@karigar/contract/add-ons/answer-add-on';
import { listBookingAddOns } from '@karigar/contract/add-ons/list-booking-add-ons';
import { loginWithPassword } from '@karigar/contract/sign-in/login-with-password';
import type { BookingState } from '@karigar/domain/bookings/booking';
import type { SignInRole } from '@karigar/domain/roles';
import type { APIRequestContext, Page } from '@playwright/test';
import { readConfig } from '../../apps/api/src/config.ts';
import { createVault } from '../../apps/api/src/platform/vault.ts';
import { createBookings } from '../../apps/api/testing/fresh-bookings.ts';
import { createPerson, type FreshPerson } from '../../apps/api/testing/fresh-people.ts';
import { ask } from './ask.ts';
import { newestNotificationId } from './enter.ts';
import { look } from './job-store.ts';
import { DEMO_PASSWORD } from './people.ts';

/** A booking of two new people, so that no other test changes it. */
export interface Job {
  bookingId: number;
  orderId: number;
  code: string;
  serviceman: FreshPerson;
  customer: FreshPerson;
}

const CODE = '482913';

async function plant(count: number, state: BookingState): Promise<readonly Job[]> {
  const now = Date.now();
  const serviceman = await createPerson(look, 'serviceman', now);
  const customer = await createPerson(look, 'customer', now);
  const vault = createVault(readConfig({}).vault);
  const made = await createBookings(look, vault, {
    count,
    state,
    servicemanId: serviceman.id,
    customerId: customer.id,
    now,
    code: CODE,
  });
  return made.map(({ bookingId, orderId }) => ({
    bookingId,
    orderId,
    code: CODE,
    serviceman,
    customer,
  }));
}

export async function plantJob(state: BookingState): Promise<Job> {
  const [job] = await plant(1, state);
  if (job === undefined) throw new Error('no booking was planted');
  return job;
}

/** This many bookings of one serviceman today, all with the same customer. */
export const plantDay = (
  count: number,
  state: BookingState = 'assigned',
): Promise<readonly Job[]> => plant(count, state);

export async function tokenOf(
  request: APIRequestContext,
  { email }: FreshPerson,
  door: SignInRole,
): Promise<string> {
  const input = { email, password: DEMO_PASSWORD, door, device: email.slice(0, 36) };
  const opened = await ask(request, loginWithPassword, input);
  if (opened.kind !== 'ok') throw new Error(`${email} could not log in: ${JSON.stringify(opened)}`);
  return opened.data.authToken;
}

/** Puts the serviceman's session into the page before its first screen. */
export async function enterFor(page: Page, { serviceman }: Job): Promise<string> {
  const authToken = await tokenOf(page.request, serviceman, 'serviceman');
  const newestId = await newestNotificationId(page, authToken);
  await page.addInitScript(
    ([token, lastNotificationId]) => {
      localStorage.setItem('authToken', token);
      localStorage.setItem('role', 'serviceman');
      if (lastNotificationId !== '' && localStorage.getItem('lastNotificationId') === null)
        localStorage.setItem('lastNotificationId', lastNotificationId);
    },
    [authToken, newestId] as const,
  );
  return authToken;
}

export async function openJob(page: Page, job: Job): Promise<string> {
  const token = await enterFor(page, job);
  await page.goto(`/booking/${job.bookingId}`);
  return token;
}

/** The customer approves all pending add-ons, by calls beside the page. */
export async function acceptAddOns(request: APIRequestContext, job: Job): Promise<void> {
  const { bookingId, orderId } = job;
  const token = await tokenOf(request, job.customer, 'customer');
  const asked = await ask(request, listBookingAddOns, { bookingId, orderId }, token);
  if (asked.kind !== 'ok') throw new Error('the customer cannot list the add-ons');
  for (const { id, status } of asked.data) {
    if (status !== 'pending') continue;
    const input = { bookingId, orderId, addOnId: id, answer: 'accepted' } as const;
    const answered = await ask(request, answerAddOn, input, token);
    if (answered.kind !== 'ok') throw new Error(`not answered: ${JSON.stringify(answered)}`);
  }
}
