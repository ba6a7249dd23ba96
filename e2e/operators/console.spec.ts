import { consoleUrl, giveScreenLock, invite } from '../world/console.ts';
import { expect, test } from '../world/test.ts';

test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

test('an invited operator makes a passkey, logs out, and logs in with it by Enter alone', async ({
  page,
}) => {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  await giveScreenLock(page);
  await page.goto(consoleUrl() + invite('priya@karigar.example'));
  await expect(page.getByText('Your desks: Dispatch, KYC')).toBeVisible();
  await page.getByRole('button', { name: 'Make a passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Waiting', level: 1 })).toBeVisible();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('log out');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Use passkey' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Waiting', level: 1 })).toBeVisible();
  expect(faults).toEqual([]);
});

test('a link that was used opens nothing', async ({ page }) => {
  await giveScreenLock(page);
  const path = invite('ravi@karigar.example');
  await page.goto(consoleUrl() + path);
  await page.getByRole('button', { name: 'Make a passkey' }).click();
  // The invitation names the address too: only the rail says that somebody is in.
  await expect(page.getByRole('navigation', { name: 'Places' })).toBeVisible();
  await page.goto('about:blank');
  await page.goto(consoleUrl() + path);
  await expect(page.getByText('This invitation is not valid any more.')).toBeVisible();
});

test('the built console speaks Hindi from its own catalogue', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'hi'));
  await page.goto(consoleUrl());
  await expect(page.getByRole('button', { name: 'पासकी से आगे बढ़ें' })).toBeVisible();
});
