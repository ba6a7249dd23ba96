import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from '../../tools/repo/root.ts';
import { paint, settle, speak, translate } from '../screens/looks.ts';
import { expect, test } from '../world/test.ts';
import { CONSOLE_PICTURES } from './console-pictures.ts';
import { visitConsole } from './console-screens.ts';

test.use({
  viewport: { width: 1440, height: 900 },
  isMobile: false,
  hasTouch: false,
  deviceScaleFactor: 1,
});

const LOOKS = { light: ['en', 'light'], dark: ['en', 'dark'], hindi: ['hi', 'light'] } as const;
/** The pictures of the documents, by the look that they have. */
const KEPT = { light: 'docs/pictures/en', hindi: 'docs/pictures/hi' } as const;

test('pictures of the console', async ({ page }) => {
  test.setTimeout(300_000);
  await speak(page, 'en');
  const taken: string[] = [];
  await visitConsole(page, 'pictures@karigar.example', async (name) => {
    for (const [look, [language, theme]] of Object.entries(LOOKS)) {
      await translate(page, language);
      await paint(page, theme);
      await settle(page);
      const path = join(repoRoot, '.cache/screenshots', look, `${name}.png`);
      const picture = await page.screenshot({ path });
      expect(picture.length).toBeGreaterThan(1000);
      const folder = look === 'dark' ? undefined : KEPT[look as keyof typeof KEPT];
      if (folder === undefined || process.env['KEEP_PICTURES'] !== 'yes') continue;
      mkdirSync(join(repoRoot, folder), { recursive: true });
      const kept = join(repoRoot, folder, `${name}.jpg`);
      await page.screenshot({ path: kept, type: 'jpeg', quality: 80 });
    }
    await translate(page, 'en');
    await paint(page, 'light');
    taken.push(name);
  });
  expect(taken).toEqual(CONSOLE_PICTURES);
});
