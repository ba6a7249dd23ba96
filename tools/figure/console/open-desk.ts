import type { Desk as DeskName } from '@karigar/domain/console/desks';
import type { Browser, Page } from '@playwright/test';
import { consoleUrl, giveScreenLock, invite } from '../../../e2e/world/console.ts';
import { createKeyboard, watchHands, type Hands } from './keyboard.ts';

const DESKTOP = { viewport: { width: 1440, height: 900 }, locale: 'en-IN' } as const;

/** An operator at a computer. */
export interface Desk {
  page: Page;
  hands: Hands;
}

/** An invited operator of these desks, who has made a passkey; the hands are counted from here on. */
export const openDesk = async (
  browser: Browser,
  email: string,
  desks: readonly DeskName[],
): Promise<Desk> => {
  const context = await browser.newContext({
    ...DESKTOP,
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const hands: Hands = { presses: 0, mouse: 0 };
  await watchHands(context, hands);
  const page = await context.newPage();
  await giveScreenLock(page);
  await page.goto(consoleUrl() + invite(email, 'Bengaluru', desks));
  await page.getByRole('button', { name: 'Make a passkey' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('Live', { exact: true }).waitFor();
  Object.assign(hands, { presses: 0, mouse: 0 });
  return { page, hands };
};

/** Goes to a place by `g` and its key. */
export const go = async (page: Page, second: string, title: string): Promise<void> => {
  const keys = createKeyboard(page);
  await keys.press('g', second);
  await keys.sees(page.getByRole('heading', { name: title, level: 1, exact: true }));
};

export const handsOf = async ({ page, hands }: Desk): Promise<Hands> => {
  // What the page has told arrives before its next answer.
  await page.evaluate(() => true);
  return { ...hands };
};
