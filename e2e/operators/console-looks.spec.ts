import type { Page } from '@playwright/test';
import { axeFindings, cutOff } from '../screens/findings.ts';
import { enlargeText, paint, settle, speak, translate } from '../screens/looks.ts';
import { expect, test } from '../world/test.ts';
import { visitConsole } from './console-screens.ts';

test.use({
  viewport: { width: 1440, height: 900 },
  isMobile: false,
  hasTouch: false,
  contextOptions: { reducedMotion: 'reduce' },
});

/** As for the app: E2E_LOOKS=every is the figure `axe`. */
const isEvery = process.env['E2E_LOOKS'] === 'every';
const LOOKS = isEvery
  ? ([
      ['en', 'light'],
      ['en', 'dark'],
      ['hi', 'light'],
      ['hi', 'dark'],
    ] as const)
  : ([['hi', 'dark']] as const);
const WIDTHS = isEvery ? [1280, 1440, 1920] : [1280];

const inEverySize = async (page: Page, look: string): Promise<void> => {
  for (const width of WIDTHS)
    for (const text of [100, 200]) {
      await page.setViewportSize({ width, height: width === 1920 ? 1080 : 900 });
      await enlargeText(page, text);
      await settle(page);
      expect.soft(await cutOff(page), `${look} at ${width} px and ${text} % text`).toEqual([]);
    }
  await enlargeText(page, 100);
};

test('every screen of the console has no axe findings, and nothing is cut off', async ({ page }, {
  annotations,
}) => {
  test.setTimeout(isEvery ? 900_000 : 240_000);
  await speak(page, 'en');
  await visitConsole(page, 'looks@karigar.example', async (name) => {
    for (const [language, theme] of LOOKS) {
      const look = `${name} in ${language}, ${theme}`;
      await translate(page, language);
      await paint(page, theme);
      await settle(page);
      const found = await axeFindings(page);
      annotations.push({ type: 'axe', description: String(found.length) });
      expect.soft(found, look).toEqual([]);
      await inEverySize(page, look);
    }
    await translate(page, 'en');
  });
});
