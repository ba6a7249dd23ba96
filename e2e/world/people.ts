import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, people, type PersonName } from '../../apps/api/testing/people.ts';
import { codeFor } from './inbox.ts';
import { expect } from './test.ts';

export { DEMO_PASSWORD, people };

/** Logs in by email, from any page. */
export async function logInAs(page: Page, name: PersonName): Promise<void> {
  await page.goto('/login2');
  await page.getByLabel('Email', { exact: true }).fill(people[name].email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Login Now' }).click();
  await expect(page).not.toHaveURL('/login2');
}

/** Requests a code on /login, as a serviceman unless a role was chosen before, and waits for /otp. */
export async function askForCode(page: Page, phone: string): Promise<void> {
  await page.goto('/login');
  const serviceman = page.getByRole('button', { name: 'I am a serviceman' });
  await expect(page.getByRole('heading', { name: 'Enter your mobile number' })).toBeVisible();
  if (await serviceman.isVisible()) await serviceman.click();
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByRole('button', { name: 'Get OTP' }).click();
  await expect(page).toHaveURL('/otp');
}

/** Requests a code and returns it. */
export async function receiveCode(page: Page, phone: string): Promise<string> {
  await askForCode(page, phone);
  return codeFor(page.request, phone);
}
