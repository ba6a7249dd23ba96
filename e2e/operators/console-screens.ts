import type { Page } from '@playwright/test';
import { consoleUrl, giveScreenLock, invite } from '../world/console.ts';
import { expect } from '../world/test.ts';
import type { ConsolePicture } from './console-pictures.ts';

type ConsoleScreen = {
  readonly name: ConsolePicture;
  readonly path: string;
  readonly heading: string;
  /** What is there only when the screen has been read; nothing of a door is read. */
  readonly shows?: string;
  /** What else belongs to the state. */
  readonly after?: (page: Page) => Promise<void>;
};

/** What is seen before a session. */
const DOOR_SCREENS: readonly ConsoleScreen[] = [
  { name: 'console-login', path: '/login', heading: 'Log in' },
  {
    name: 'console-login-other-way',
    path: '/login',
    heading: 'Log in',
    after: async (page) => {
      await page.getByRole('button', { name: /Email, password and six digits/ }).click();
      await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
    },
  },
];

/** Every place of the console, with something chosen where a place has a record panel. */
const PLACES: readonly ConsoleScreen[] = [
  { name: 'console-waiting', path: '/', heading: 'Waiting', shows: '[role=option]' },
  { name: 'console-dispatch', path: '/dispatch', heading: 'Dispatch', shows: '[role=rowheader]' },
  { name: 'console-kyc', path: '/kyc', heading: 'KYC', shows: '[role=option]' },
  {
    name: 'console-second-person',
    path: '/countersign',
    heading: 'Second person',
    shows: 'h2, [role=option]',
  },
  { name: 'console-bookings', path: '/bookings', heading: 'Bookings', shows: '[role=option]' },
  {
    name: 'console-record',
    path: '/bookings',
    heading: 'Bookings',
    after: async (page) => {
      await page.getByRole('listbox').getByRole('option', { selected: true }).waitFor();
      await page.keyboard.press('o');
      await expect(page).toHaveURL(/\/bookings\/\S+/);
      await expect(page.getByRole('textbox', { name: 'Note for the team' })).toBeVisible();
    },
  },
  { name: 'console-operators', path: '/operators', heading: 'Operators', shows: '[role=option]' },
  { name: 'console-settings', path: '/settings', heading: 'Settings' },
];

async function openScreen(
  page: Page,
  { path, heading, shows, after }: ConsoleScreen,
): Promise<void> {
  await page.goto(consoleUrl() + path);
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
  if (shows !== undefined) await expect(page.locator(shows).first()).toBeVisible();
  await after?.(page);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

type Visit = (name: ConsolePicture) => Promise<void>;

/** Opens every screen as a new operator with the desks of every place; money and admin do not go together. */
export async function visitConsole(page: Page, email: string, visit: Visit): Promise<void> {
  const each = async (screens: readonly ConsoleScreen[]): Promise<void> => {
    for (const screen of screens) {
      await openScreen(page, screen);
      await visit(screen.name);
    }
  };
  await each(DOOR_SCREENS);
  await giveScreenLock(page);
  await page.goto(consoleUrl() + invite(email, 'Pune', ['dispatch', 'help', 'kyc', 'admin']));
  await expect(page.getByRole('button', { name: 'Make a passkey' })).toBeVisible();
  await visit('console-invite');
  await page.getByRole('button', { name: 'Make a passkey' }).click();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await each(PLACES);
}
