import { callOf } from '../world/calls.ts';
import { codesFor } from '../world/inbox.ts';
import { storedToken, toast } from '../world/screen.ts';
import { OTHER_TEST_NUMBER, TEST_NUMBER } from '../world/test-number.ts';
import { expect, test } from '../world/test.ts';

// oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its pattern.
test.use({ baseURL: async ({}, use) => use(process.env['E2E_TEST_NUMBER_BASE']) });

test('[AUTH-14] a configured test number needs no code and gets an ordinary session', async ({
  page,
  request,
}) => {
  const login = page.waitForRequest((sent) => callOf(sent) === 'loginWithFirebase');
  await page.goto('/login');
  await page.getByLabel('Mobile number').fill(TEST_NUMBER);
  await page.getByRole('button', { name: 'Get OTP' }).click();
  await expect(toast(page, 'Login successful (bypassed OTP)')).toBeVisible();
  await expect(page).toHaveURL('/');
  const first = await storedToken(page);
  expect(first).toMatch(/.{20,}/);
  expect((await login).postData()).toMatch(/name="playerId"\r\n\r\n\r\n/);
  expect(await codesFor(request, TEST_NUMBER)).toEqual([]);

  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await page.getByLabel('Mobile number').fill(TEST_NUMBER);
  await page.getByRole('button', { name: 'Get OTP' }).click();
  await expect(page).toHaveURL('/');
  expect(await storedToken(page)).not.toBe(first);
});

test('[AUTH-14] a test number needs a code at a server without that setting', async ({
  browser,
}) => {
  const page = await browser.newPage({ baseURL: process.env['E2E_BASE'] ?? '' });
  await page.goto('/login');
  await page.getByLabel('Mobile number').fill(OTHER_TEST_NUMBER);
  await page.getByRole('button', { name: 'Get OTP' }).click();
  await expect(page).toHaveURL('/otp');
  expect(await storedToken(page)).toBeNull();
  await page.close();
});
