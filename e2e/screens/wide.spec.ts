import type { Page } from '@playwright/test';
import { expect, test } from '../world/test.ts';
import { axeFindings, cutOff } from './findings.ts';
import { enlargeText, settle, speak, translate } from './looks.ts';
import { screens } from './screens.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const HEIGHT = 900;
const WIDTHS = [1366, 1024, 900];

/** Left edges of the columns that lie beside each other. */
const columns = (page: Page): Promise<readonly number[]> =>
  page.locator('main').evaluate((main) => {
    const boxes = [...main.querySelectorAll('[class*=columns] > div')]
      .filter((box) => box.textContent !== '')
      .map((box) => Math.round(box.getBoundingClientRect().left));
    return [...new Set(boxes)].toSorted((one, other) => one - other);
  });

const TWO_COLUMNS = [
  'home-guest',
  'home-customer',
  'service',
  'book-address',
  'book-time',
  'book-confirm',
  'follow',
  'follow-work',
  'dashboard',
];

for (const name of TWO_COLUMNS) {
  test(`${name}: a laptop has the tabs on top and two columns, and nothing is cut off`, async ({
    page,
  }) => {
    const screen = screens.find((one) => one.name === name);
    await speak(page, 'en');
    await screen?.open(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      await settle(page);
      expect(await columns(page), `${width} px`).toHaveLength(2);
      expect.soft(await cutOff(page), `${width} px`).toEqual([]);
    }
    const tabs = page.getByRole('navigation').first();
    expect((await tabs.boundingBox())?.y).toBeLessThan(40);
    expect(await axeFindings(page)).toEqual([]);
    await translate(page, 'hi');
    await enlargeText(page, 200);
    await settle(page);
    expect(await cutOff(page), 'Hindi at 200 % text').toEqual([]);
  });
}

test('a laptop shows every day of the choice at once, and the button beside the bill', async ({
  page,
}) => {
  await speak(page, 'en');
  await screens.find(({ name }) => name === 'book-time')?.open(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    await settle(page);
    const strip = page.getByRole('group', { name: 'Days' });
    const [all, last] = [
      await strip.boundingBox(),
      await strip.getByRole('button').last().boundingBox(),
    ];
    expect((last?.x ?? 0) + (last?.width ?? 0), `${width} px`).toBeLessThanOrEqual(
      (all?.x ?? 0) + (all?.width ?? 0),
    );
    const book = await page.getByRole('button', { name: 'Book now' }).boundingBox();
    expect(book?.x).toBeGreaterThan((all?.x ?? 0) + (all?.width ?? 0));
  }
});

test('a window that becomes narrow has the tabs at the bottom again', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: HEIGHT });
  await screens.find(({ name }) => name === 'home-guest')?.open(page);
  await expect(page.getByRole('navigation')).toHaveCount(1);
  await page.setViewportSize({ width: 360, height: 800 });
  await expect(page.locator('[data-tabs]')).toBeInViewport();
  expect(await columns(page)).toHaveLength(1);
});
