import type { BrowserContext, Page } from '@playwright/test';

/** As if there were no live channel: the screens poll. */
export const liveOff = (place: Page | BrowserContext): Promise<void> =>
  place.addInitScript(() => localStorage.setItem('live', 'off')).then(() => undefined);

/** The line of the live stream breaks, now and at every try. */
export const cutLive = (place: Page | BrowserContext): Promise<void> =>
  place.route('**/live', (route) => route.abort('connectionreset')).then(() => undefined);
