import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** The toast with this English text. */
export const toast = (page: Page, words: string | RegExp): Locator =>
  page.getByRole('region', { name: 'Messages' }).getByText(words, { exact: true });

export const otpBoxes = (page: Page): Locator => page.getByRole('group').getByRole('textbox');

export const typedCode = (page: Page): Promise<string> =>
  otpBoxes(page).evaluateAll((boxes) =>
    boxes.map((box) => (box as HTMLInputElement).value).join(''),
  );

/** Types the code from the first box on, at typing speed. */
export async function typeCode(page: Page, code: string): Promise<void> {
  await expect(otpBoxes(page).first()).toBeFocused();
  await page.keyboard.type(code, { delay: 20 });
}

export const storedToken = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('authToken'));
