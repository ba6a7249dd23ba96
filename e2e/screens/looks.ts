import { expect, type Page } from '@playwright/test';

export type Language = 'en' | 'hi' | 'ar-XB';

/** Sets the language before the first screen, where theme.js reads it. */
export const speak = (page: Page, language: Language): Promise<void> =>
  page
    .addInitScript((chosen) => localStorage.setItem('language', chosen), language)
    .then(() => undefined);

/** Changes the language as if chosen in another tab: the screen keeps its state. */
export async function translate(page: Page, language: Language): Promise<void> {
  await page.evaluate((newValue) => {
    dispatchEvent(new StorageEvent('storage', { key: 'language', newValue }));
  }, language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

export const paint = (page: Page, theme: 'light' | 'dark'): Promise<void> =>
  page.evaluate((chosen) => {
    document.documentElement.dataset['theme'] = chosen;
  }, theme);

/** Like the text size of the browser: everything in rem grows. */
export const enlargeText = (page: Page, percent: number): Promise<void> =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, percent);

/** Waits until nothing moves and all fonts are loaded. */
export const settle = (page: Page): Promise<void> =>
  page
    .evaluate(async () => {
      // fonts.ready also resolves before the first font is requested.
      while (![...document.fonts].some(({ status }) => status === 'loaded'))
        await new Promise(requestAnimationFrame);
      await document.fonts.ready;
      await Promise.all(
        document.getAnimations().map((animation) => animation.finished.catch(() => null)),
      );
      // Anchored elements move with the next frame.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    })
    .then(() => undefined);
