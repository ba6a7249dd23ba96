import { logInAs } from '../world/people.ts';
import { expect, test } from '../world/test.ts';

const TABS = {
  suresh: [
    ['Home', '/'],
    ['Booking', '/booking'],
    ['Earnings', '/earnings'],
    ['Profile', '/profile'],
  ],
  asha: [
    ['Home', '/'],
    ['Booking', '/booking'],
    ['Profile', '/profile'],
  ],
} as const;

for (const name of ['suresh', 'asha'] as const) {
  const tabs = TABS[name];
  test(`[NAV-01] [NAV-02] the tab bar of ${name} opens ${tabs.map(([label]) => label).join(', ')} and highlights the current tab`, async ({
    page,
  }) => {
    await logInAs(page, name);
    const bar = page.getByRole('navigation', { name: 'Main' });
    await expect(bar.getByRole('link')).toHaveText(tabs.map(([label]) => label));
    for (const [label, path] of tabs) {
      const item = bar.getByRole('link', { name: label });
      await expect(item.locator('svg')).toBeVisible();
      await item.click();
      await expect(page).toHaveURL(path);
      await expect(bar.locator('[aria-current]')).toHaveText([label]);
    }
  });
}

for (const path of ['/booking/42', '/earnings/2026']) {
  test(`[NAV-02] ${path}, a path below a tab, highlights no tab`, async ({ page }) => {
    await logInAs(page, 'suresh');
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('nav [aria-current]')).toHaveCount(0);
  });
}
