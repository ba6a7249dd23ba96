import type { Page } from '@playwright/test';
import { consoleUrl, giveScreenLock, invite } from '../world/console.ts';
import { expect } from '../world/test.ts';

export type ConsoleScreen = {
  readonly name: string;
  readonly path: string;
  /** A heading that is there when the screen has been read. */
  readonly heading: string;
  /** It draws time: what happens at once lies over each other. */
  readonly isTimeAxis?: true;
  /** What else belongs to the state. */
  readonly after?: (page: Page) => Promise<void>;
};

/** Every place of the console, with something chosen where a place has a record panel. */
export const CONSOLE_SCREENS: readonly ConsoleScreen[] = [
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

/** An operator with the desks of every place; money and admin do not go together. */
export async function enterConsole(page: Page, email: string): Promise<void> {
  await giveScreenLock(page);
  await page.goto(consoleUrl() + invite(email, 'Pune', ['dispatch', 'help', 'kyc', 'admin']));
  await page.getByRole('button', { name: 'Make a passkey' }).click();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
}

export async function openScreen(
  page: Page,
  { path, heading, after }: ConsoleScreen,
): Promise<void> {
  await page.goto(consoleUrl() + path);
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await after?.(page);
}
