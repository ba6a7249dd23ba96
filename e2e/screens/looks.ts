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

/**
 * Waits until all fonts are loaded and nothing moves but what never ends, like a spinner. Asks in every frame:
 * `finished` of an animation whose element was removed may never settle.
 */
export const settle = (page: Page): Promise<void> =>
  page
    .evaluate(async () => {
      const isMoving = (animation: Animation): boolean =>
        animation.playState === 'running' &&
        animation.effect?.getComputedTiming().iterations !== Infinity;
      // fonts.ready also resolves before the first font is requested.
      while (![...document.fonts].some(({ status }) => status === 'loaded'))
        await new Promise(requestAnimationFrame);
      await document.fonts.ready;
      while (document.getAnimations().some(isMoving)) await new Promise(requestAnimationFrame);
      // Anchored elements move with the next frame.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    })
    .then(() => undefined);
