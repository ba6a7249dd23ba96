import { logInAs } from '../world/people.ts';
import { expect, test } from '../world/test.ts';

const TABS = [
  ['Home', '/'],
  ['Booking', '/booking'],
  ['Profile', '/profile'],
] as const;

for (const name of ['suresh', 'asha'] as const) {
  test(`[NAV-01] [NAV-02] the bar leads ${name} to Home, Booking and Profile and lights the one`, async ({
    page,
  }) => {
    await logInAs(page, name);
    const bar = page.getByRole('navigation', { name: 'Main' });
    await expect(bar.getByRole('link')).toHaveText(TABS.map(([label]) => label));
    for (const [label, path] of TABS) {
      const item = bar.getByRole('link', { name: label });
      await expect(item.locator('svg')).toBeVisible();
      await item.click();
      await expect(page).toHaveURL(path);
      await expect(bar.locator('[aria-current]')).toHaveText([label]);
    }
  });
}

test('[NAV-02] a path below a tab lights nothing', async ({ page }) => {
  await logInAs(page, 'suresh');
  await page.goto('/booking/42');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('nav [aria-current]')).toHaveCount(0);
});
