import type { Page } from '@playwright/test';
import { consoleUrl, giveScreenLock, invite } from '../world/console.ts';
import { expect } from '../world/test.ts';
import type { ConsolePicture } from './console-pictures.ts';

type ConsoleScreen = {
  readonly name: ConsolePicture;
  readonly path: string;
  /** A heading that is there when the screen has been read. */
  readonly heading: string;
  /** It draws time: what happens at once lies over each other. */
  readonly isTimeAxis?: true;
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
  { name: 'console-waiting', path: '/', heading: 'Waiting' },
  { name: 'console-dispatch', path: '/dispatch', heading: 'Dispatch', isTimeAxis: true },
  { name: 'console-kyc', path: '/kyc', heading: 'KYC' },
  { name: 'console-second-person', path: '/countersign', heading: 'Second person' },
  { name: 'console-bookings', path: '/bookings', heading: 'Bookings' },
  {
    name: 'console-record',
    path: '/bookings',
    heading: 'Bookings',
    after: async (page) => {
      await page.getByRole('listbox').getByRole('option', { selected: true }).waitFor();
      await page.keyboard.press('o');
      await expect(page).toHaveURL(/\/bookings\/\S+/);
    },
  },
  { name: 'console-operators', path: '/operators', heading: 'Operators' },
  { name: 'console-settings', path: '/settings', heading: 'Settings' },
];

async function openScreen(page: Page, { path, heading, after }: ConsoleScreen): Promise<void> {
  await page.goto(consoleUrl() + path);
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await after?.(page);
}

type Visit = (name: ConsolePicture, isTimeAxis: boolean) => Promise<void>;

/** Opens every screen as a new operator with the desks of every place; money and admin do not go together. */
export async function visitConsole(page: Page, email: string, visit: Visit): Promise<void> {
  const each = async (screens: readonly ConsoleScreen[]): Promise<void> => {
    for (const screen of screens) {
      await openScreen(page, screen);
      await visit(screen.name, screen.isTimeAxis === true);
    }
  };
  await each(DOOR_SCREENS);
  await giveScreenLock(page);
  await page.goto(consoleUrl() + invite(email, 'Pune', ['dispatch', 'help', 'kyc', 'admin']));
  await expect(page.getByRole('button', { name: 'Make a passkey' })).toBeVisible();
  await visit('console-invite', false);
  await page.getByRole('button', { name: 'Make a passkey' }).click();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await each(PLACES);
}
