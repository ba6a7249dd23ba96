import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { codeFor } from '../world/inbox.ts';
import { DEMO_PASSWORD, people } from '../world/people.ts';
import { storedToken, typeCode } from '../world/screen.ts';
import { expect, newPhone, test } from '../world/test.ts';

// Most Tab presses to reach an element; these tests use the keyboard alone.
const MOST_STOPS = 25;

async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

async function press(page: Page, role: 'button' | 'link', name: string): Promise<void> {
  await tabTo(page, page.getByRole(role, { name, exact: true }));
  await page.keyboard.press('Enter');
}

async function type(page: Page, label: string, words: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(words);
}

test('the keyboard alone can log in by OTP from /start', async ({ page }) => {
  const phone = newPhone();
  await page.goto('/start');
  await press(page, 'link', 'Login as servicemen');
  await type(page, 'Mobile number', phone);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/otp');
  await typeCode(page, await codeFor(page.request, phone));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});

test('the keyboard alone can log in by password and log out', async ({ page }) => {
  await page.goto('/login');
  await press(page, 'link', 'Login with email');
  await type(page, 'Email', people.suresh.email);
  await type(page, 'Password', DEMO_PASSWORD);
  await press(page, 'button', 'Show password');
  await press(page, 'button', 'Login Now');
  await expect(page).toHaveURL('/');
  await press(page, 'link', 'Profile');
  await press(page, 'button', 'Logout');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await press(page, 'button', 'Logout');
  await tabTo(page, dialog.getByRole('button', { name: 'Logout' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
  expect(await storedToken(page)).toBeNull();
});

test('the keyboard alone can sign up', async ({ page }) => {
  await page.goto('/signup');
  await type(page, 'First name', 'Meena');
  await type(page, 'Last name', 'Joshi');
  await type(page, 'Email', `${randomUUID()}@example.in`);
  await type(page, 'Mobile number', newPhone());
  await type(page, 'Password', 'a good long password');
  await type(page, 'Confirm password', 'a good long password');
  await tabTo(page, page.getByRole('checkbox', { name: 'I agree to the terms' }));
  await page.keyboard.press('Space');
  await press(page, 'button', 'Sign Up');
  await expect(page).toHaveURL('/');
});

test('the keyboard alone can continue as guest', async ({ page }) => {
  await page.goto('/login2');
  await press(page, 'button', 'continue as guest');
  await expect(page).toHaveURL('/');
  await press(page, 'link', 'Booking');
  await expect(page).toHaveURL('/booking');
});

test('the keyboard alone can change language, theme and direction', async ({ page }) => {
  await page.goto('/sidebar');
  const root = page.locator('html');
  for (const [name, attribute, before, after] of [
    ['Dark mode', 'data-theme', 'light', 'dark'],
    ['Right to left', 'dir', 'ltr', 'rtl'],
  ] as const) {
    await expect(root).toHaveAttribute(attribute, before);
    await tabTo(page, page.getByRole('switch', { name }));
    await page.keyboard.press('Space');
    await expect(root).toHaveAttribute(attribute, after);
  }
  await press(page, 'button', 'हिंदी');
  await expect(root).toHaveAttribute('lang', 'hi');
});
