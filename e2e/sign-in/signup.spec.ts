import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { getDashboard } from '@karigar/contract/dashboard/get-dashboard';
import { ask } from '../world/ask.ts';
import { cutCall, watchCalls } from '../world/calls.ts';
import { storedToken, toast } from '../world/screen.ts';
import { expect, newPhone, test } from '../world/test.ts';

const PASSWORD = 'a good long password';

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

async function fillIn(page: Page, changed: Record<string, string> = {}): Promise<void> {
  const words = {
    'First name': 'Meena',
    'Last name': 'Joshi',
    Email: `${randomUUID()}@example.in`,
    'Mobile number': newPhone(),
    Password: PASSWORD,
    'Confirm password': PASSWORD,
    ...changed,
  };
  for (const [name, value] of Object.entries(words)) await field(page, name).fill(value);
  await page.getByRole('checkbox', { name: 'I agree to the terms' }).check();
}

const signUp = (page: Page) => page.getByRole('button', { name: 'Sign Up' });
const roleHere = (page: Page) => page.evaluate(() => localStorage.getItem('role'));

test('[AUTH-18] sign-up requires all fields, can show both passwords, and sends nothing incomplete', async ({
  page,
}) => {
  await page.goto('/signup');
  const calls = watchCalls(page);
  await signUp(page).click();
  for (const words of [
    'Please enter your first name',
    'Please enter your last name',
    'Please enter your email',
    'Please enter a phone number',
    'Please enter your password',
    'Please enter your password again',
    'Please accept the terms.',
  ]) {
    await expect(page.getByText(words, { exact: true })).toBeVisible();
  }
  expect(calls).toEqual([]);
  await expect(field(page, 'First name')).toBeFocused();

  await field(page, 'Mobile number').fill('98a22b0');
  await expect(field(page, 'Mobile number')).toHaveValue('98220');
  await expect(page.getByText('+91')).toBeVisible();
  const eyes = page.getByRole('button', { name: 'Show password' });
  await expect(eyes).toHaveCount(2);
  await eyes.first().click();
  await expect(field(page, 'Password')).toHaveAttribute('type', 'text');
  await expect(field(page, 'Confirm password')).toHaveAttribute('type', 'password');
});

test('[AUTH-19] sign-up logs in the new account and goes home', async ({ page }) => {
  await page.goto('/signup');
  await fillIn(page);
  await signUp(page).click();
  await expect(page).toHaveURL('/');
  const own = await ask(page.request, getDashboard, {}, await storedToken(page));
  expect(own.kind).toBe('ok');
});

test('[AUTH-19] a refused sign-up shows the server’s message, a cut connection the app’s', async ({
  page,
}) => {
  await page.goto('/signup');
  await fillIn(page, { 'Mobile number': '12345' });
  const answer = page.waitForResponse('**/api/**');
  await signUp(page).click();
  const { message } = (await (await answer).json()) as { message: string };
  expect(message).not.toBe('');
  await expect(toast(page, message)).toBeVisible();
  expect(await storedToken(page)).toBeNull();

  await page.reload();
  await cutCall(page, 'registerUser');
  await fillIn(page);
  await signUp(page).click();
  await expect(toast(page, 'Signup failed.')).toBeVisible();
  expect(await storedToken(page)).toBeNull();
});

test('[AUTH-20] different passwords and unaccepted terms show errors at their fields', async ({
  page,
}) => {
  await page.goto('/signup');
  await fillIn(page, { 'Confirm password': 'another password' });
  const terms = page.getByRole('checkbox', { name: 'I agree to the terms' });
  await terms.uncheck();
  const calls = watchCalls(page);
  await signUp(page).click();
  await expect(field(page, 'Confirm password')).toHaveAccessibleDescription(
    'Passwords do not match.',
  );
  await expect(terms).toHaveAccessibleDescription('Please accept the terms.');
  expect(calls).toEqual([]);

  await field(page, 'Confirm password').fill(PASSWORD);
  await terms.check();
  await signUp(page).click();
  await expect(page).toHaveURL('/');
});

test('[AUTH-22] sign-up without a chosen role creates a serviceman', async ({ page }) => {
  await page.goto('/signup');
  await fillIn(page);
  await signUp(page).click();
  await expect(page).toHaveURL('/');
  expect(await roleHere(page)).toBe('serviceman');
});

test('[AUTH-22] sign-up through the customers’ start creates a customer', async ({ page }) => {
  await page.goto('/start');
  await page.getByRole('button', { name: 'Book a service' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/login');
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await fillIn(page);
  await signUp(page).click();
  await expect(page).toHaveURL('/');
  expect(await roleHere(page)).toBe('customer');
  const own = await ask(page.request, getDashboard, {}, await storedToken(page));
  expect(own).toMatchObject({ kind: 'refused' });
});
