import { PATH_NAMES, PATHS } from '../../apps/web/src/platform/navigation/paths.ts';
import { storedToken } from '../world/screen.ts';
import { TEST_NUMBER } from '../world/test-number.ts';
import { expect, test } from '../world/test.ts';

const guarded = PATH_NAMES.filter((name) => PATHS[name].guard !== 'public').map((name) =>
  PATHS[name].pattern.replaceAll(/:\w+/g, '42'),
);

test('[ROLE-01] home without a token is the login, and back does not lead there again', async ({
  page,
}) => {
  await page.goto('/ex');
  await page.goto('/');
  await expect(page).toHaveURL('/login');
  await page.goBack();
  await expect(page).toHaveURL('/ex');
});

test('the path table has screens that need a session', () => {
  expect(guarded.length).toBeGreaterThan(10);
});

test.describe('[ROLE-02]', () => {
  // A test number spares each of them a code and a password hash.
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its pattern.
  test.use({ baseURL: async ({}, use) => use(process.env['E2E_TEST_NUMBER_BASE']) });

  for (const path of guarded) {
    test(`${path} asks for a login in its own place in history, and comes back after it`, async ({
      page,
    }) => {
      await page.addInitScript(() => {
        Object.defineProperty(globalThis, 'lengthBefore', { value: history.length });
      });
      await page.goto(`${path}?from=link`);
      await expect(page).toHaveURL('/login');
      const isReplaced = () => history.length === Reflect.get(globalThis, 'lengthBefore');
      expect(await page.evaluate(isReplaced)).toBe(true);

      await page.getByLabel('Mobile number').fill(TEST_NUMBER);
      await page.getByRole('button', { name: 'Get OTP' }).click();
      // Nothing is owed here, so that one screen leads home.
      const there = path === PATHS.secondProof.pattern ? '/' : `${path}?from=link`;
      await expect(page).toHaveURL(there);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});

test('a session that the server ended leads to the login', async ({ page }) => {
  await page.goto('/ex');
  await page.evaluate(() => {
    localStorage.setItem('authToken', 'a token nobody gave out');
    localStorage.setItem('role', 'serviceman');
  });
  await page.goto('/profile');
  await expect(page).toHaveURL('/login');
  expect(await storedToken(page)).toBeNull();
});
