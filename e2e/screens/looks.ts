import { expect, type Page } from '@playwright/test';

export type Language = 'en' | 'hi' | 'ar-XB';

/** Before the first screen, as theme.js finds it. */
export const speak = (page: Page, language: Language): Promise<void> =>
  page
    .addInitScript((chosen) => localStorage.setItem('language', chosen), language)
    .then(() => undefined);

/** As if chosen in another tab: the screen stays as it is, in other words. */
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

/** As a person sets it in the browser: everything measured in rem grows. */
export const enlargeText = (page: Page, percent: number): Promise<void> =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, percent);

/** Nothing moves and every letter is in its own font. */
export const settle = (page: Page): Promise<void> =>
  page
    .evaluate(async () => {
      // Ready is also what it is before the first one is asked for.
      while (![...document.fonts].some(({ status }) => status === 'loaded'))
        await new Promise(requestAnimationFrame);
      await document.fonts.ready;
      await Promise.all(
        document.getAnimations().map((animation) => animation.finished.catch(() => null)),
      );
      // What follows its anchor does so with the next frame.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    })
    .then(() => undefined);
