import { expect, test } from '../world/test.ts';
import { axeFindings, cutOff, missed } from './findings.ts';
import { reportedViolations, watchTrouble } from './trouble.ts';

// Shows that each check can fail, on a screen that passes it.
test.beforeEach(({ page }) => page.goto('/login').then(() => undefined));

const plant = (words: string, style: Partial<CSSStyleDeclaration>, tag = 'p') => ({
  words,
  style,
  tag,
});

for (const [finding, planted] of [
  ['runs off the screen', plant('far away', { position: 'absolute', left: '340px' })],
  [
    'is cut by the box',
    plant('far too long for it', { width: '40px', overflow: 'hidden', whiteSpace: 'nowrap' }),
  ],
  ['wider than the screen', plant('wide', { width: '500px' })],
] as const) {
  test(`the layout check finds: ${finding}`, async ({ page }) => {
    expect(await cutOff(page)).toEqual([]);
    await page.locator('main').evaluate((main, { words, style, tag }) => {
      const element = document.createElement(tag);
      element.textContent = words;
      Object.assign(element.style, style);
      main.append(element);
    }, planted);
    expect(await cutOff(page)).toContainEqual(expect.stringContaining(finding));
  });
}

test('the checks find a target under 48 pixels and a button without a name', async ({ page }) => {
  await page.locator('main').evaluate((main) => {
    const button = document.createElement('button');
    button.style.cssText = 'width:47px;height:47px';
    main.append(button);
  });
  expect(await missed(page)).toEqual([expect.stringContaining('47×47')]);
  expect(await axeFindings(page)).toEqual([expect.stringContaining('button-name')]);
});

test('a script blocked by the policy is found on the page and reported to the server', async ({
  page,
}) => {
  // At the second server: every screen test reads the reports of the first one.
  const trouble = await watchTrouble(page);
  await page.goto(`${process.env['E2E_TEST_NUMBER_BASE']}/login`);
  await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'main { color: red }';
    document.head.append(style);
  });
  await expect.poll(() => trouble.join()).toContain('policy: style-src-elem inline');
  await expect
    .poll(() => reportedViolations(0, process.env['E2E_TEST_NUMBER_REPORTS']))
    .toContainEqual(expect.objectContaining({ kind: 'csp' }));
});
