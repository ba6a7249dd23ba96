import { logInAs } from '../world/people.ts';
import { expect, test } from '../world/test.ts';

test('[NAV-04] /start shows the onboarding and opens the login', async ({ page }) => {
  await page.goto('/start');
  await expect(page.getByRole('heading', { name: 'Get paid by just one click' })).toBeVisible();
  await expect(
    page.getByText('Now manage all your service & shop by just one click.'),
  ).toBeVisible();
  const picture = page.locator('[data-scene], main img, svg, img').first();
  await expect(picture).toBeVisible();
  const login = page.getByRole('link', { name: 'Login as servicemen' });
  const { width = 0 } = (await login.boundingBox()) ?? {};
  expect(width).toBeGreaterThan(300);
  await login.click();
  await expect(page).toHaveURL('/login');
});

test('[NAV-05] /ex shows only its placeholder text', async ({ page }) => {
  await page.goto('/ex');
  await expect(page.locator('body')).toHaveText('Ex');
});

test('[NAV-08] an unknown path shows not found with a link home', async ({ page }) => {
  await logInAs(page, 'suresh');
  const reply = await page.goto('/no/such/place');
  expect(reply?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL('/');
});
