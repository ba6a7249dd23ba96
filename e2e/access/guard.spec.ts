import { passage, PATH_NAMES, PATHS } from '../../apps/web/src/platform/navigation/paths.ts';
import { storedToken } from '../world/screen.ts';
import { TEST_NUMBER } from '../world/test-number.ts';
import { expect, test } from '../world/test.ts';

const guarded = PATH_NAMES.filter((name) => passage(PATHS[name], null) === 'login').map((name) =>
  PATHS[name].pattern.replaceAll(/:\w+/g, '42'),
);

test('[ROLE-01] / without a token redirects to /login, and Back does not return to /', async ({
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
  test.describe.configure({ timeout: 180_000 });
  // A test number saves each login a code and a password hash.
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its pattern.
  test.use({ baseURL: async ({}, use) => use(process.env['E2E_TEST_NUMBER_BASE']) });

  test('every guarded path without a session redirects to the login, adds no history entry, and returns after the login', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(globalThis, 'lengthBefore', { value: history.length });
    });
    for (const path of guarded) {
      await test.step(path, async () => {
        await page.goto(`${path}?from=link`);
        await expect(page).toHaveURL('/login');
        const isReplaced = () => history.length === Reflect.get(globalThis, 'lengthBefore');
        expect(await page.evaluate(isReplaced)).toBe(true);

        // This session needs no second factor, so that screen redirects home.
        const there = path === PATHS.secondProof.pattern ? '/' : `${path}?from=link`;
        // Awaited from before the press: a screen that finds nothing at its address leads on at once.
        const isThere = page.waitForURL(({ pathname, search }) => pathname + search === there);
        await page.getByLabel('Mobile number').fill(TEST_NUMBER);
        await page.getByRole('button', { name: 'Get OTP' }).click();
        await isThere;
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.evaluate(() => {
          localStorage.clear();
          sessionStorage.clear();
        });
      });
    }
  });
});

test('a session that the server ended redirects to the login', async ({ page }) => {
  await page.goto('/ex');
  await page.evaluate(() => {
    localStorage.setItem('authToken', 'a token nobody gave out');
    localStorage.setItem('role', 'serviceman');
  });
  await page.goto('/profile');
  await expect(page).toHaveURL('/login');
  expect(await storedToken(page)).toBeNull();
});
