import type { BrowserContext, Page } from '@playwright/test';

/** Turns the live channel off: the screens poll. */
export const liveOff = (place: Page | BrowserContext): Promise<void> =>
  place.addInitScript(() => localStorage.setItem('live', 'off')).then(() => undefined);

/** Cuts the live stream, now and at every retry. */
export const cutLive = (place: Page | BrowserContext): Promise<void> =>
  place.route('**/live', (route) => route.abort('connectionreset')).then(() => undefined);
