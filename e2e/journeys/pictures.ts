import type { Page } from '@playwright/test';
import { settle } from '../screens/looks.ts';

const FOLDER = '.cache/e2e/journeys';

/** Takes the numbered pictures of one journey into .cache/e2e/journeys. */
export const takePictures = (page: Page, journey: string): ((name: string) => Promise<void>) => {
  let taken = 0;
  return async (name) => {
    taken += 1;
    await settle(page);
    const number = String(taken).padStart(2, '0');
    await page.screenshot({ path: `${FOLDER}/${journey}-${number}-${name}.png` });
  };
};
