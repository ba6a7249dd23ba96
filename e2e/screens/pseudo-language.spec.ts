import { PSEUDO_LANGUAGE } from '@karigar/domain/language';
import { expect, test } from '../world/test.ts';
import { englishLeft, watchData } from './english-left.ts';
import { settle, speak, translate } from './looks.ts';
import { screens } from './screens.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** One screen of each kind; E2E_LOOKS=every, which `.ci/nightly` runs, opens every route. */
const FIRST = new Set(
  'login signup dashboard booking-started sheet-end earnings history chat profile help home-guest service booking-customer'.split(
    ' ',
  ),
);
const isEvery = process.env['E2E_LOOKS'] === 'every';
const chosen = screens.filter(({ name, isOtherState }) =>
  isEvery ? isOtherState !== true : FIRST.has(name),
);

for (const { name, open } of chosen) {
  test(`${name}: no English is left in the language of the tests`, async ({ page }) => {
    const data = watchData(page);
    await speak(page, PSEUDO_LANGUAGE);
    await open(page);
    // Some screens change the language to open.
    await translate(page, PSEUDO_LANGUAGE);
    await settle(page);
    await expect.poll(() => englishLeft(page, data)).toEqual([]);
  });
}

test('the check finds a text and a label that are left in English', async ({ page }) => {
  const data = watchData(page);
  await speak(page, PSEUDO_LANGUAGE);
  await page.goto('/login');
  await expect(page.locator('main')).toContainText('⟦');
  expect(await englishLeft(page, data)).toEqual([]);
  await page.locator('main').evaluate((main) => {
    main.append('Please wait');
    main.ariaLabel = 'The login';
  });
  expect(await englishLeft(page, data)).toEqual(['Please wait', 'The login']);
});
