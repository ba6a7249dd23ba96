import { getProfile } from '@karigar/contract/profile/get-profile';
import { ask } from '../world/ask.ts';
import { cutCall, holdCall, watchCalls } from '../world/calls.ts';
import { otherThan } from '../world/inbox.ts';
import { askForCode, receiveCode } from '../world/people.ts';
import { otpBoxes, storedToken, toast, typeCode, typedCode } from '../world/screen.ts';
import { expect, newPhone, test } from '../world/test.ts';

test('[AUTH-07] the OTP has six boxes of one digit; typing moves forward, backspace moves back', async ({
  page,
}) => {
  await askForCode(page, newPhone());
  const boxes = otpBoxes(page);
  await expect(boxes).toHaveCount(6);
  await expect(boxes.nth(0)).toBeFocused();
  await page.keyboard.type('1x2');
  expect(await typedCode(page)).toBe('12');
  await expect(boxes.nth(2)).toBeFocused();
  await page.keyboard.press('Backspace');
  await expect(boxes.nth(1)).toBeFocused();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await expect(boxes.nth(0)).toBeFocused();
  expect(await typedCode(page)).toBe('');
});

test('[AUTH-07] pasting and autofilling six digits fills all OTP boxes', async ({
  page,
  context,
}) => {
  await askForCode(page, newPhone());
  const first = otpBoxes(page).nth(0);
  await expect(first).toHaveAttribute('autocomplete', 'one-time-code');

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => navigator.clipboard.writeText('Code: 123 456'));
  await page.keyboard.press('Control+V');
  await expect.poll(() => typedCode(page)).toBe('123456');

  await page.reload();
  await expect(first).toBeFocused();
  await first.fill('654321');
  await expect.poll(() => typedCode(page)).toBe('654321');
});

test('a code from WebOTP logs in automatically', async ({ page }) => {
  // Stands in for WebOTP, which waits for a real SMS and does not exist on a desktop.
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'OTPCredential', { value: Object });
    const { promise, resolve } = Promise.withResolvers<{ code: string }>();
    Object.defineProperty(navigator.credentials, 'get', { value: () => promise });
    Object.defineProperty(globalThis, 'receiveSms', {
      value: (code: string) => resolve({ code }),
    });
  });
  const code = await receiveCode(page, newPhone());
  await page.evaluate((received) => {
    (globalThis as unknown as { receiveSms: (code: string) => void }).receiveSms(received);
  }, code);
  await expect(page).toHaveURL('/');
  const reply = await ask(page.request, getProfile, {}, await storedToken(page));
  expect(reply.kind).toBe('ok');
});

test('[AUTH-08] the OTP button reads Login, and Verifying... during the call', async ({ page }) => {
  const code = await receiveCode(page, newPhone());
  const letGo = await holdCall(page, 'verifyLoginOtp');
  await typeCode(page, code);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  const busy = page.getByRole('button', { name: 'Verifying...' });
  await expect(busy).toHaveAttribute('aria-busy', 'true');
  letGo();
  await expect(page).toHaveURL('/');
});

test('[AUTH-09] fewer than six OTP digits show an error, and nothing is sent', async ({ page }) => {
  await askForCode(page, newPhone());
  const calls = watchCalls(page);
  await page.keyboard.type('12345');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Please enter the full 6-digit OTP.')).toBeVisible();
  expect(calls).toEqual([]);
});

test('[AUTH-10] /otp without a pending code leads to the login', async ({ page }) => {
  await page.goto('/otp');
  await expect(page.getByRole('link', { name: 'Get OTP' })).toHaveAttribute('href', '/login');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('No OTP session found. Please retry login.')).toBeVisible();
});

test('[AUTH-11] a wrong OTP shows an error, and the right one still works', async ({ page }) => {
  const code = await receiveCode(page, newPhone());
  await typeCode(page, otherThan(code));
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(toast(page, 'Invalid OTP or verification failed')).toBeVisible();
  expect(await storedToken(page)).toBeNull();

  await typeCode(page, code);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/');
});

test('[AUTH-12] a right OTP sends call 1, stores its token and goes home', async ({ page }) => {
  const code = await receiveCode(page, newPhone());
  const calls = watchCalls(page);
  await typeCode(page, code);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(toast(page, 'Login successful')).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(calls.slice(0, 2)).toEqual(['verifyLoginOtp', 'loginWithFirebase']);
  expect(await storedToken(page)).toMatch(/.{20,}/);

  await page.goBack();
  await expect(page).not.toHaveURL('/otp');
});

test('[AUTH-13] when call 1 fails after a right OTP, nobody is logged in, and a retry works', async ({
  page,
}) => {
  const code = await receiveCode(page, newPhone());
  await cutCall(page, 'loginWithFirebase');
  await typeCode(page, code);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(toast(page, 'Login failed')).toBeVisible();
  expect(await storedToken(page)).toBeNull();
  await expect(page).toHaveURL('/otp');

  await page.unrouteAll();
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/');
  expect(await storedToken(page)).not.toBeNull();
});

test('a reload on /otp keeps the pending code', async ({ page }) => {
  const code = await receiveCode(page, newPhone());
  await page.reload();
  await typeCode(page, code);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/');
});

test('a double tap on Login verifies the OTP once', async ({ page }) => {
  const code = await receiveCode(page, newPhone());
  const calls = watchCalls(page);
  await typeCode(page, code);
  await page.getByRole('button', { name: 'Login', exact: true }).dblclick();
  await expect(page).toHaveURL('/');
  expect(calls.filter((call) => call === 'verifyLoginOtp')).toHaveLength(1);
  expect(calls.filter((call) => call === 'loginWithFirebase')).toHaveLength(1);
});

test('Back from /otp returns to the login with the phone number', async ({ page }) => {
  const phone = newPhone();
  await askForCode(page, phone);
  await page.goBack();
  await expect(page).toHaveURL('/login');
  await expect(page.getByLabel('Mobile number')).toHaveValue(
    `${phone.slice(0, 5)} ${phone.slice(5)}`,
  );
});
