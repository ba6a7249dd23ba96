import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from '../../tools/repo/root.ts';
import { expect, test } from '../world/test.ts';
import { paint, settle, speak, type Language } from './looks.ts';
import { screens } from './screens.ts';

const FOLDER = join(repoRoot, '.cache/screenshots');

const LOOKS = {
  light: ['en', 'light'],
  dark: ['en', 'dark'],
  hindi: ['hi', 'light'],
  'right-to-left': ['ar-XB', 'light'],
} as const satisfies Record<string, [Language, 'light' | 'dark']>;

/** These stand in the README; KEEP_PICTURES=yes takes them over. */
const KEPT: Record<string, string> = {
  'light/start': 'start',
  'light/otp-filled': 'otp',
  'dark/login-filled': 'login-dark',
};

for (const [look, [language, theme]] of Object.entries(LOOKS)) {
  for (const { name, open } of screens) {
    test(`${name}, ${look}`, async ({ page }) => {
      await speak(page, language);
      await open(page);
      await paint(page, theme);
      await settle(page);
      const path = join(FOLDER, look, `${name}.png`);
      const picture = await page.screenshot({ path });
      expect(picture.length).toBeGreaterThan(1000);
      const kept = KEPT[`${look}/${name}`];
      if (kept !== undefined && process.env['KEEP_PICTURES'] === 'yes')
        copyFileSync(path, join(repoRoot, 'docs/pictures', `${kept}.png`));
    });
  }
}
