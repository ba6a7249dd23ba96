import type { Page } from '@playwright/test';
import { holdCall, onCall } from '../world/calls.ts';
import { expect, newPhone } from '../world/test.ts';
import { at, busy, refused, submit } from './open-path.ts';
import type { Screen } from './screen.ts';

async function login(page: Page, phone = newPhone()): Promise<void> {
  await at('/login')(page);
  await page.locator('input[name=phone]').fill(phone);
}

async function otp(page: Page): Promise<void> {
  await login(page);
  await submit(page);
  await expect(page).toHaveURL('/otp');
  await expect(page.locator('[role=group] input').first()).toBeFocused();
}

async function filledOtp(page: Page): Promise<void> {
  await otp(page);
  await page.locator('[role=group] input').first().fill('000000');
  await expect(page.locator('[role=group] input').last()).toHaveValue('0');
}

async function filledSignup(page: Page): Promise<void> {
  await at('/signup')(page);
  const words = { firstName: 'Venkatanarasimha', lastName: 'Subrahmanyam', email: 'v@example.in' };
  for (const [name, value] of Object.entries(words))
    await page.locator(`input[name=${name}]`).fill(value);
  await page.locator('input[name=phone]').fill(newPhone());
  await page.locator('input[name=password]').fill('a good long password');
  await page.locator('input[name=confirm]').fill('another password');
}

async function notMe(page: Page, isDisowned: boolean): Promise<void> {
  const data = { change: 'bank', at: '2026-11-15 10:04:00', isDisowned };
  await onCall(page, 'lookAtChange', (route) =>
    route.fulfill({ json: { success: true, code: 200, message: '', data } }),
  );
  await at('/not-me/Zk3v9QxT1bNc7RfLw0Yh5A')(page);
  await expect(page.locator('main h2, main button').first()).toBeVisible();
}

/** Before a session, and what stops the app. */
export const signInScreens: readonly Screen[] = [
  { name: 'start', open: at('/start') },
  { name: 'login', open: at('/login') },
  { name: 'login-filled', isOtherState: true, open: (page) => login(page) },
  {
    name: 'login-busy',
    isOtherState: true,
    open: async (page) => {
      await login(page);
      await holdCall(page, 'requestOtp');
      await submit(page);
      await busy(page);
    },
  },
  {
    name: 'login-error',
    isOtherState: true,
    open: async (page) => {
      await login(page, '12345');
      await submit(page);
      await refused(page);
    },
  },
  { name: 'otp', open: otp },
  { name: 'otp-filled', isOtherState: true, open: filledOtp },
  {
    name: 'otp-busy',
    isOtherState: true,
    open: async (page) => {
      await filledOtp(page);
      await holdCall(page, 'verifyLoginOtp');
      await submit(page);
      await busy(page);
    },
  },
  {
    name: 'otp-error',
    isOtherState: true,
    open: async (page) => {
      await filledOtp(page);
      await submit(page);
      await refused(page);
    },
  },
  { name: 'otp-without-session', isOtherState: true, open: at('/otp') },
  { name: 'login2', open: at('/login2') },
  {
    name: 'login2-error',
    isOtherState: true,
    open: async (page) => {
      await at('/login2')(page);
      await submit(page);
      await refused(page);
    },
  },
  { name: 'signup', open: at('/signup') },
  {
    name: 'signup-error',
    isOtherState: true,
    open: async (page) => {
      await filledSignup(page);
      await submit(page);
      await refused(page);
    },
  },
  { name: 'forgot-password', open: at('/forgot-password') },
  { name: 'not-me', open: (page) => notMe(page, false) },
  { name: 'not-me-pressed', isOtherState: true, open: (page) => notMe(page, true) },
  { name: 'not-me-link-over', isOtherState: true, open: at('/not-me/nothing-of-ours') },
  {
    name: 'outdated',
    noise: /status of 426/,
    open: async (page) => {
      await login(page);
      await onCall(page, 'requestOtp', (route) =>
        route.fulfill({ status: 426, json: { success: false, code: 'client.too-old' } }),
      );
      await submit(page);
      await expect(page.getByRole('alert').locator('h2')).toBeVisible();
    },
  },
  {
    name: 'broken',
    noise: /Failed to (load resource|fetch dynamically imported module)/,
    open: async (page) => {
      await page.route('**/assets/signup-*.js', (route) => route.abort());
      await page.goto('/signup');
      await expect(page.getByRole('alert').first()).toBeVisible();
      // The screen retries once by itself, from the start.
      await page.waitForTimeout(1500);
      await expect(page.getByRole('alert').first()).toBeVisible();
    },
  },
];
