import type { Page } from '@playwright/test';
import { expect, test } from '../world/test.ts';
import { axeFindings, cutOff, missed } from './findings.ts';
import { enlargeText, paint, settle, speak, translate, type Language } from './looks.ts';
import { outlineOf } from './outline.ts';
import type { Screen } from './screen.ts';
import { reportedViolations, watchTrouble } from './trouble.ts';

type Look = { readonly language: Language; readonly themes: readonly ('light' | 'dark')[] };

/** The pseudo-locale is only for layout: axe knows no such language. */
const EVERY_LOOK: readonly Look[] = [
  { language: 'en', themes: ['light', 'dark'] },
  { language: 'hi', themes: ['light', 'dark'] },
  { language: 'ar-XB', themes: [] },
];

const IN_ENGLISH: Look = { language: 'en', themes: ['light'] };
const IN_HINDI: Look = { language: 'hi', themes: ['dark'] };

const isEvery = process.env['E2E_LOOKS'] === 'every';

/** A screen is checked in Hindi, one of its states (a name of several words) in English. */
const looksOf = (name: string): readonly Look[] =>
  isEvery ? EVERY_LOOK : [name.includes('-') ? IN_ENGLISH : IN_HINDI];

type Size = { readonly width: 320 | 360; readonly text: 100 | 200 };

const EVERY_SIZE: readonly Size[] = [
  { width: 360, text: 100 },
  { width: 320, text: 100 },
  { width: 320, text: 200 },
  { width: 360, text: 200 },
];

/** The normal size, and the tightest ones. */
const SIZES: readonly Size[] = isEvery
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

/**
 * Opens each screen of a group in its normal state. E2E_LOOKS=every (the figure `axe`, which `.ci/nightly` runs) opens
 * every state, in every language, theme and size.
 */
export function checkScreens(screens: readonly Screen[]): void {
  // All checks on one opening.
  test.describe.configure({ timeout: 300_000 });
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  for (const screen of screens) if (isEvery || screen.isOtherState !== true) checkScreen(screen);
}

function checkScreen({ name, open, noise }: Screen): void {
  test(`${name}: no axe findings, nothing cut off, outline as recorded, no policy violations`, async ({
    page,
  }, { annotations }) => {
    const start = Date.now();
    const trouble = await watchTrouble(page, noise);
    await speak(page, 'en');
    await open(page);
    await settle(page);
    expect.soft(await missed(page), 'targets under 48 px').toEqual([]);
    // For an intended change: E2E_LOOKS=every npm run e2e -- screens --update-snapshots, and review the diff.
    await expect(async () =>
      expect(await outlineOf(page), 'outline').toMatchSnapshot(`${name}.txt`),
    ).toPass({ timeout: 30_000 });

    for (const { language, themes } of looksOf(name)) {
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
