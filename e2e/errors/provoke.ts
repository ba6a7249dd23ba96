import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { BookingState } from '@karigar/domain/bookings/booking';
import { onCall } from '../world/calls.ts';
import { openJob, plantJob, type Job } from '../world/job.ts';
import { expect, newPhone } from '../world/test.ts';

export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, exact: true }).last().click();

export const fill = (page: Page, label: string, words: string): Promise<void> =>
  page.getByLabel(label, { exact: true }).fill(words);

/** The server refuses with its own message. */
export const refuse = (page: Page, programType: string, message: string): Promise<void> =>
  onCall(page, programType, (route) =>
    route.fulfill({ json: { success: false, code: 409, message, data: null } }),
  );

export async function openState(page: Page, state: BookingState): Promise<Job> {
  const job = await plantJob(state);
  await openJob(page, job);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('KRG-');
  return job;
}

/** Opens the completion code sheet and types a code. */
export async function typeCompletion(page: Page, code: (job: Job) => string): Promise<Job> {
  const job = await openState(page, 'ended');
  await press(page, 'Enter OTP');
  await page.getByRole('dialog').getByRole('textbox').first().fill(code(job));
  return job;
}

export async function fillSignup(page: Page): Promise<void> {
  await page.goto('/signup');
  const words = {
    'First name': 'Meena',
    'Last name': 'Joshi',
    Email: `${randomUUID()}@example.in`,
    'Mobile number': newPhone(),
    Password: 'a good long password',
    'Confirm password': 'a good long password',
  };
  for (const [name, value] of Object.entries(words)) await fill(page, name, value);
  await page.getByRole('checkbox', { name: 'I agree to the terms' }).check();
}
