import type { Page } from '@playwright/test';
import { holdCall, onCall } from '../world/calls.ts';
import { enterAs, type Visitor } from '../world/enter.ts';
import { liveOff } from '../world/live.ts';
import { expect, newPhone } from '../world/test.ts';
import { translate } from './looks.ts';
import { paperScreens } from './document-screens.ts';
import { alertsScreens } from './alerts-screens.ts';
import { catalogueScreens } from './catalogue-screens.ts';
import type { Screen } from './screen.ts';
import { chatScreens } from './chat-screens.ts';
import { earningsScreens } from './earnings-screens.ts';
import { customerBookingScreens } from './customer-booking-screens.ts';
import { historyScreens } from './history-screens.ts';
import { offerScreens } from './offer-screens.ts';
import { profileScreens } from './profile-screens.ts';
import { secondProofScreens } from './second-proof-screens.ts';
import { syncScreens } from './sync-screens.ts';
import { workScreens } from './work-screens.ts';

const at =
  (path: string, who?: Visitor) =>
  async (page: Page): Promise<void> => {
    if (who !== undefined) await enterAs(page, who);
    await page.goto(path);
    await expect(page.locator('main, #root > *').first()).toBeVisible();
  };

const submit = (page: Page) => page.locator('button[type=submit]').click();
const busy = (page: Page) => expect(page.locator('[aria-busy=true]')).toBeVisible();
const refused = (page: Page) => expect(page.locator('main [role=alert]').first()).toBeVisible();

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

const LIST = 'getBookingDetailsForServiceMan';
const bookingCard = (page: Page) =>
  expect(page.locator('main a[href^="/booking/"]').first()).toBeVisible();
const broken = /status of 500|Error fetching/;

/** A serviceman's screen whose list does not load. */
const failing =
  (path: string) =>
  async (page: Page): Promise<void> => {
    await onCall(page, LIST, (route) => route.fulfill({ status: 500, body: '' }));
    await at(path, 'suresh')(page);
    await refused(page);
  };

const searching =
  (text: string) =>
  async (page: Page): Promise<void> => {
    await at('/booking', 'suresh')(page);
    await bookingCard(page);
    await page.locator('search input').fill(text);
  };

async function filledSignup(page: Page): Promise<void> {
  await at('/signup')(page);
  const words = { firstName: 'Venkatanarasimha', lastName: 'Subrahmanyam', email: 'v@example.in' };
  for (const [name, value] of Object.entries(words))
    await page.locator(`input[name=${name}]`).fill(value);
  await page.locator('input[name=phone]').fill(newPhone());
  await page.locator('input[name=password]').fill('a good long password');
  await page.locator('input[name=confirm]').fill('another password');
}

/** Every screen, in all distinct states. */
export const screens: readonly Screen[] = [
  { name: 'start', open: at('/start') },
  { name: 'login', open: at('/login') },
  { name: 'login-filled', open: (page) => login(page) },
  {
    name: 'login-busy',
    open: async (page) => {
      await login(page);
      await holdCall(page, 'requestOtp');
      await submit(page);
      await busy(page);
    },
  },
  {
    name: 'login-error',
    open: async (page) => {
      await login(page, '12345');
      await submit(page);
      await refused(page);
    },
  },
  { name: 'otp', open: otp },
  { name: 'otp-filled', open: filledOtp },
  {
    name: 'otp-busy',
    open: async (page) => {
      await filledOtp(page);
      await holdCall(page, 'verifyLoginOtp');
      await submit(page);
      await busy(page);
    },
  },
  {
    name: 'otp-error',
    open: async (page) => {
      await filledOtp(page);
      await submit(page);
      await refused(page);
    },
  },
  { name: 'otp-without-session', open: at('/otp') },
  { name: 'login2', open: at('/login2') },
  {
    name: 'login2-error',
    open: async (page) => {
      await at('/login2')(page);
      await submit(page);
      await refused(page);
    },
  },
  { name: 'signup', open: at('/signup') },
  {
    name: 'signup-error',
    open: async (page) => {
      await filledSignup(page);
      await submit(page);
      await refused(page);
    },
  },
  { name: 'forgot-password', open: at('/forgot-password') },
  ...secondProofScreens,
  { name: 'ex', open: at('/ex') },
  { name: 'guide', open: at('/guide', 'suresh') },
  { name: 'page-listing', open: at('/page-listing') },
  { name: 'sidebar', open: at('/sidebar', 'suresh') },
  { name: 'not-found', open: at('/no/such/place'), noise: /status of 404/ },
  { name: 'not-yours', open: at('/bank-details', 'guest') },
  {
    name: 'booking-customer',
    open: async (page) => {
      await at('/booking', 'asha')(page);
      await bookingCard(page);
    },
  },
  ...customerBookingScreens,
  {
    name: 'dashboard',
    open: async (page) => {
      await at('/', 'suresh')(page);
      await bookingCard(page);
    },
  },
  {
    name: 'dashboard-loading',
    open: async (page) => {
      await holdCall(page, LIST);
      await at('/', 'suresh')(page);
      await busy(page);
    },
  },
  { name: 'dashboard-error', open: failing('/'), noise: broken },
  {
    name: 'dashboard-stale',
    noise: /ERR_CONNECTION_RESET|Error fetching/,
    open: async (page) => {
      await liveOff(page);
      await at('/', 'suresh')(page);
      await bookingCard(page);
      await onCall(page, LIST, (route) => route.abort('connectionreset'));
      await expect(page.locator('main [role=status] p')).toBeVisible();
    },
  },
  {
    name: 'bookings',
    open: async (page) => {
      await at('/booking', 'suresh')(page);
      await bookingCard(page);
    },
  },
  { name: 'bookings-search', open: searching('KRG-482') },
  { name: 'bookings-empty', open: searching('chimney') },
  { name: 'error-load', open: failing('/booking'), noise: broken },
  { name: 'profile', open: at('/profile', 'suresh') },
  { name: 'profile-customer', open: at('/profile', 'asha') },
  {
    name: 'logout-question',
    open: async (page) => {
      await at('/profile', 'suresh')(page);
      await page.locator('main button').last().click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  {
    name: 'install-hint',
    open: async (page) => {
      await at('/', 'asha')(page);
      await page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt')));
      await expect(page.getByRole('complementary')).toBeVisible();
    },
  },
  {
    name: 'offline',
    noise: /ERR_INTERNET_DISCONNECTED|Error fetching/,
    open: async (page) => {
      await at('/profile', 'suresh')(page);
      // Without network only the texts loaded before are there.
      for (const language of ['hi', 'ar-XB', 'en'] as const) await translate(page, language);
      await expect(page.locator('main h2').first()).toBeVisible();
      await page.context().setOffline(true);
      await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
    },
  },
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
  ...syncScreens,
  ...catalogueScreens,
  ...profileScreens,
  ...workScreens,
  ...offerScreens,
  ...paperScreens,
  ...historyScreens,
  ...earningsScreens,
  ...chatScreens,
  ...alertsScreens,
];
