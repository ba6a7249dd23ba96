import type { Page } from '@playwright/test';
import { receiveCode } from '../world/people.ts';
import { codeFor } from '../world/inbox.ts';
import { storedToken, typeCode } from '../world/screen.ts';
import { expect, newPhone, test } from '../world/test.ts';

const stored = (key: string) => (page: Page) =>
  page.evaluate((name) => localStorage.getItem(name), key);
const roleIn = stored('role');

test('a first visitor is told what this is, and looks around in one tap', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Repairs and cleaning at home')).toBeVisible();
  await page.getByRole('button', { name: 'Book a service' }).click();
  await expect(page).toHaveURL('/');
  expect(await roleIn(page)).toBe('guest');
});

test('the way of a serviceman on /login leads to the number and is not asked again', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'I am a serviceman' }).click();
  await expect(page.getByText('Repairs and cleaning at home')).toBeHidden();
  await expect(page.getByLabel('Mobile number')).toBeFocused();
});

for (const [choice, role] of [
  ['I need a service', 'customer'],
  ['I do the work', 'serviceman'],
] as const) {
  test(`a new number that came through no door is asked once: ${choice}`, async ({ page }) => {
    const phone = newPhone();
    await page.goto('/login');
    await page.getByLabel('Mobile number').fill(phone);
    await page.getByRole('button', { name: 'Get OTP' }).click();
    await expect(page).toHaveURL('/otp');
    await typeCode(page, await codeFor(page.request, phone));
    await page.getByRole('button', { name: 'Login', exact: true }).click();

    await expect(page.getByRole('heading', { name: 'What brings you here?' })).toBeVisible();
    expect(await storedToken(page)).toBeNull();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Please choose one of the two.')).toBeVisible();
    await expect(page.getByText('Please enter your name.')).toBeVisible();

    await page.getByRole('radio', { name: choice }).check();
    await page.getByLabel('Your name').fill('Asha Kulkarni');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL('/');
    expect(await roleIn(page)).toBe(role);
    await page.goto('/profile-setting');
    await expect(page.getByLabel('First Name')).toHaveValue('Asha');
    await expect(page.getByLabel('Last Name')).toHaveValue('Kulkarni');
  });
}

test('a phone on which somebody logged in shows no welcome', async ({ page }) => {
  const phone = newPhone();
  const code = await receiveCode(page, phone);
  await typeCode(page, code);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/');
  await page.evaluate(() => {
    for (const key of ['authToken', 'role', 'accountId']) localStorage.removeItem(key);
  });
  await page.goto('/login');
  await expect(page.getByLabel('Mobile number')).toBeVisible();
  await expect(page.getByText('Repairs and cleaning at home')).toBeHidden();
});

test('a link to a service, a category or a search opens without a login', async ({ page }) => {
  for (const path of ['/category', '/search', '/service/1']) {
    await page.context().clearCookies();
    await page.goto('/ex');
    await page.evaluate(() => localStorage.clear());
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page).toHaveURL(path);
    expect(await roleIn(page)).toBe('guest');
  }
});

test('a link to a service says so when the server is not reached, and opens on Try again', async ({
  page,
}) => {
  await page.goto('/ex');
  await page.route('**/api/**', (route) => route.abort('connectionreset'));
  await page.goto('/category');
  await expect(page.getByText("Couldn't open this page")).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(await page.getByRole('heading', { level: 1 }).first().textContent()).not.toBe('');
  await expect.poll(() => roleIn(page)).toBe('guest');
});

test('the two buttons of /start mean what they say', async ({ page }) => {
  await page.goto('/start');
  await page.getByRole('button', { name: 'Book a service' }).click();
  await expect(page).toHaveURL('/');
  expect(await roleIn(page)).toBe('guest');
});

test('Back never shows the login to somebody who is logged in', async ({ page }) => {
  const phone = newPhone();
  await page.goto('/start');
  await page.getByRole('link', { name: 'Login as servicemen' }).click();
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByRole('button', { name: 'Get OTP' }).click();
  await expect(page).toHaveURL('/otp');
  await typeCode(page, await codeFor(page.request, phone));
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByLabel('Mobile number')).toBeHidden();
});

test('a typed +91 is the country, not the beginning of another number', async ({ page }) => {
  await page.goto('/login');
  const number = page.getByLabel('Mobile number');
  await number.pressSequentially('+919822041763');
  await expect(number).toHaveValue('98220 41763');
});

test('Get OTP after Back from /otp returns to the code that was sent', async ({ page }) => {
  const phone = newPhone();
  const code = await receiveCode(page, phone);
  await page.goBack();
  await page.getByRole('button', { name: 'Get OTP' }).click();
  await expect(page).toHaveURL('/otp');
  await typeCode(page, code);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/');
});

test('Sign Up with a very long name does not go dead', async ({ page }) => {
  await page.goto('/signup');
  await page.getByLabel('First Name').fill('a'.repeat(150));
  await expect(page.getByLabel('First Name')).toHaveValue('a'.repeat(100));
});
