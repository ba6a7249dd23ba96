import { getDashboard } from '@karigar/contract/dashboard/get-dashboard';
import { ask } from '../world/ask.ts';
import { cutCall, watchCalls } from '../world/calls.ts';
import { DEMO_PASSWORD, people } from '../world/people.ts';
import { storedToken, toast } from '../world/screen.ts';
import { expect, test } from '../world/test.ts';

test.beforeEach(({ page }) => page.goto('/login2').then(() => undefined));

test('[AUTH-15] /login2 asks for email and password, can show the password, and links the other sign-ins', async ({
  page,
}) => {
  const password = page.getByLabel('Password', { exact: true });
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await expect(page.getByRole('button', { name: 'Login Now' })).toBeVisible();

  for (const [name, path] of [
    ['Sign Up', '/signup'],
    ['Login with mobile', '/login'],
  ] as const) {
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await page.goBack();
    await expect(page).toHaveURL('/login2');
  }
  await page.getByRole('button', { name: 'continue as guest' }).click();
  await expect(page).toHaveURL('/');
});

test('[AUTH-16] the three icons of /login2 open other sites and make no login call', async ({
  page,
  context,
}) => {
  await context.route(/^https:/, (route) => route.fulfill({ body: 'elsewhere' }));
  const calls = watchCalls(page);
  const icons = page.getByRole('link', { name: /^Open / });
  await expect(icons).toHaveCount(3);
  const opened: string[] = [];
  for (const icon of await icons.all()) {
    const popup = page.waitForEvent('popup');
    await icon.click();
    const site = await popup;
    await site.waitForURL(/^https:/);
    opened.push(new URL(site.url()).hostname);
    await site.close();
  }
  expect(opened).toEqual(['accounts.google.com', 'www.facebook.com', 'www.linkedin.com']);
  await expect(page).toHaveURL('/login2');
  expect(calls).toEqual([]);
});

test('[AUTH-17] a right password stores the token and goes home', async ({ page, request }) => {
  await page.getByLabel('Email', { exact: true }).fill(people.suresh.email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Login Now' }).click();
  await expect(page).toHaveURL('/');
  expect(await storedToken(page)).toMatch(/.{20,}/);
  const own = await ask(page.request, getDashboard, {}, await storedToken(page));
  expect(own.kind).toBe('ok');
  const stolen = await ask(request, getDashboard, {}, await storedToken(page));
  expect(stolen).toMatchObject({ kind: 'refused' });
});

test('[AUTH-17] a wrong password shows the server’s message', async ({ page }) => {
  const answer = page.waitForResponse('**/api/auth/login');
  await page.getByLabel('Email', { exact: true }).fill('nobody@example.in');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Login Now' }).click();
  const { message } = (await (await answer).json()) as { message: string };
  expect(message).not.toBe('');
  await expect(toast(page, message)).toBeVisible();
  expect(await storedToken(page)).toBeNull();
});

test('[AUTH-17] a password login with a cut connection shows an error', async ({ page }) => {
  await cutCall(page, 'loginWIthPassword');
  await page.getByLabel('Email', { exact: true }).fill(people.suresh.email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Login Now' }).click();
  await expect(toast(page, 'Login failed.')).toBeVisible();
  expect(await storedToken(page)).toBeNull();
});
