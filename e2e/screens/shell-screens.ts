import { expect } from '../world/test.ts';
import { translate } from './looks.ts';
import { at } from './open-path.ts';
import type { Screen } from './screen.ts';

/** Screens of no area: notices, the guide, the specification's placeholders. */
export const shellScreens: readonly Screen[] = [
  { name: 'ex', open: at('/ex') },
  { name: 'guide', open: at('/guide', 'suresh') },
  { name: 'rules', open: at('/rules', 'asha') },
  { name: 'page-listing', open: at('/page-listing') },
  { name: 'sidebar', open: at('/sidebar', 'suresh') },
  { name: 'not-found', open: at('/no/such/place'), noise: /status of 404/ },
  { name: 'not-yours', open: at('/bank-details', 'guest') },
  {
    name: 'install-hint',
    open: async (page) => {
      await at('/', 'asha')(page);
      await page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt')));
      await expect(page.getByRole('complementary')).toBeVisible();
    },
  },
  {
    name: 'offline',
    noise: /ERR_INTERNET_DISCONNECTED|Error fetching/,
    open: async (page) => {
      await at('/profile', 'suresh')(page);
      // Without network only the texts loaded before are there.
      for (const language of ['hi', 'ar-XB', 'en'] as const) await translate(page, language);
      await expect(page.locator('main h2').first()).toBeVisible();
      await page.context().setOffline(true);
      await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
    },
  },
];
