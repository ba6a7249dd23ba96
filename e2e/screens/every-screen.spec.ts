import { expect, test } from '../world/test.ts';
import { axeFindings, cutOff, missed } from './findings.ts';
import { enlargeText, paint, settle, speak, type Language } from './looks.ts';
import { screens } from './screens.ts';
import { reportedViolations, watchTrouble } from './trouble.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const LANGUAGES: readonly Language[] = ['en', 'hi', 'ar-XB'];

for (const { name, open, noise } of screens) {
  for (const language of LANGUAGES) {
    test(`${name} in ${language}: axe finds nothing, all is seen whole, the policy holds`, async ({
      page,
    }, { annotations }) => {
      const start = Date.now();
      const trouble = await watchTrouble(page, noise);
      await speak(page, language);
      await open(page);
      await settle(page);

      // The pseudo-locale is for the eye: its letters are in no language that axe could judge.
      for (const theme of language === 'ar-XB' ? [] : (['light', 'dark'] as const)) {
        await paint(page, theme);
        const found = await axeFindings(page);
        annotations.push({ type: 'axe', description: String(found.length) });
        expect.soft(found, `axe in ${theme}`).toEqual([]);
      }

      if (language === 'en') expect.soft(await missed(page), 'targets under 48 px').toEqual([]);
      expect.soft(await cutOff(page), 'at 360 px').toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect.soft(await cutOff(page), 'at 320 px').toEqual([]);
      await enlargeText(page, 200);
      expect.soft(await cutOff(page), 'at 320 px and 200 % text').toEqual([]);
      await page.setViewportSize({ width: 360, height: 800 });
      expect.soft(await cutOff(page), 'at 360 px and 200 % text').toEqual([]);

      expect(trouble).toEqual([]);
      expect(await reportedViolations(start)).toEqual([]);
    });
  }
}
