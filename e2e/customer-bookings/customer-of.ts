import type { Page } from '@playwright/test';
import { tokenOf, type Job } from '../world/job.ts';

/** Puts the customer's session into the page before its first screen. */
export async function enterAsCustomer(
  page: Page,
  { customer }: Pick<Job, 'customer'>,
): Promise<string> {
  const authToken = await tokenOf(page.request, customer, 'customer');
  await page.addInitScript((token) => {
    localStorage.setItem('authToken', token);
    localStorage.setItem('role', 'customer');
  }, authToken);
  return authToken;
}

export async function follow(page: Page, job: Job): Promise<void> {
  await enterAsCustomer(page, job);
  await page.goto(`/booking/${job.bookingId}`);
}
