import type { Page } from '@playwright/test';
import { expect, test } from '../world/test.ts';
import { axeFindings, cutOff, missed } from './findings.ts';
import { enlargeText, paint, settle, speak, translate, type Language } from './looks.ts';
import { outlineOf } from './outline.ts';
import { screens } from './screens.ts';
import { reportedViolations, watchTrouble } from './trouble.ts';

// Three languages, four sizes of page and axe, on one opening.
test.describe.configure({ timeout: 60_000 });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

type Look = { readonly language: Language; readonly themes: readonly ('light' | 'dark')[] };

/** The pseudo-locale is for the eye: its letters are in no language that axe could judge. */
const EVERY_LOOK: readonly Look[] = [
  { language: 'en', themes: ['light', 'dark'] },
  { language: 'hi', themes: ['light', 'dark'] },
  { language: 'ar-XB', themes: [] },
];

/** Each language and each theme once, on one opening of the screen; `npm run figure axe` looks at all of them. */
const LOOKS: readonly Look[] =
  process.env['E2E_LOOKS'] === 'every'
    ? EVERY_LOOK
    : [
        { language: 'en', themes: ['light'] },
        { language: 'hi', themes: ['dark'] },
        { language: 'ar-XB', themes: [] },
      ];

type Size = { readonly width: 320 | 360; readonly text: 100 | 200 };

const EVERY_SIZE: readonly Size[] = [
  { width: 360, text: 100 },
  { width: 320, text: 100 },
  { width: 320, text: 200 },
  { width: 360, text: 200 },
];

/** As it is meant, and where least fits. */
const SIZES: readonly Size[] =
  process.env['E2E_LOOKS'] === 'every'
    ? EVERY_SIZE
    : [
        { width: 360, text: 100 },
        { width: 320, text: 200 },
      ];

async function resize(page: Page, { width, text }: Size): Promise<void> {
  await page.setViewportSize({ width, height: width === 360 ? 800 : 640 });
  await enlargeText(page, text);
  await settle(page);
}

async function cutOffAnywhere(page: Page, language: Language): Promise<void> {
  for (const size of SIZES) {
    await resize(page, size);
    expect
      .soft(await cutOff(page), `${language} at ${size.width} px and ${size.text} % text`)
      .toEqual([]);
  }
  await resize(page, { width: 360, text: 100 });
}

for (const { name, open, noise } of screens) {
  test(`${name}: axe finds nothing, all is seen whole and heard as kept, the policy holds`, async ({
    page,
  }, { annotations }) => {
    const start = Date.now();
    const trouble = await watchTrouble(page, noise);
    await speak(page, 'en');
    await open(page);
    await settle(page);
    expect.soft(await missed(page), 'targets under 48 px').toEqual([]);
    // Changed on purpose: npm run e2e -- screens/every-screen --update-snapshots, and read the difference.
    await expect(async () =>
      expect(await outlineOf(page), 'as it is heard').toMatchSnapshot(`${name}.txt`),
    ).toPass({ timeout: 10_000 });

    for (const { language, themes } of LOOKS) {
      await translate(page, language);
      await settle(page);
      for (const theme of themes) {
        await paint(page, theme);
        const found = await axeFindings(page);
        annotations.push({ type: 'axe', description: String(found.length) });
        expect.soft(found, `axe in ${language}, ${theme}`).toEqual([]);
      }
      await cutOffAnywhere(page, language);
    }

    expect(trouble).toEqual([]);
    expect(await reportedViolations(start)).toEqual([]);
  });
}
