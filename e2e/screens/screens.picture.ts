import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repoRoot } from '../../tools/repo/root.ts';
import { expect, test } from '../world/test.ts';
import { keptAs } from './document-pictures.ts';
import { paint, settle, speak, type Language } from './looks.ts';
import { screens } from './screens.ts';

const FOLDER = join(repoRoot, '.cache/screenshots');

const LOOKS = {
  light: ['en', 'light'],
  dark: ['en', 'dark'],
  hindi: ['hi', 'light'],
  'right-to-left': ['ar-XB', 'light'],
} as const satisfies Record<string, [Language, 'light' | 'dark']>;

for (const [look, [language, theme]] of Object.entries(LOOKS)) {
  for (const { name, open } of screens) {
    test(`${name}, ${look}`, async ({ page }) => {
      await speak(page, language);
      await open(page);
      await paint(page, theme);
      await settle(page);
      const picture = await page.screenshot({ path: join(FOLDER, look, `${name}.png`) });
      expect(picture.length).toBeGreaterThan(1000);
      const kept = keptAs(look, name);
      if (kept === null || process.env['KEEP_PICTURES'] !== 'yes') return;
      const path = join(repoRoot, kept);
      mkdirSync(dirname(path), { recursive: true });
      await page.screenshot({ path, type: 'jpeg', quality: 80, scale: 'css' });
    });
  }
}
