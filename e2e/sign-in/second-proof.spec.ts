import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { register } from '@karigar/contract/sign-in/register';
import { getProfile } from '@karigar/contract/profile/get-profile';
import { updateBankDetails } from '@karigar/contract/profile/update-bank-details';
import { ask } from '../world/ask.ts';
import { cutCall, holdCall, watchCalls } from '../world/calls.ts';
import { codeAfter, otherThan } from '../world/inbox.ts';
import { logInAs, people, receiveCode } from '../world/people.ts';
import { storedToken, toast, typeCode } from '../world/screen.ts';
import { expect, newPhone, test } from '../world/test.ts';
import { leaveIdle, letClaimRipen } from './idle-account-store.ts';

const heading = (page: Page) => page.getByRole('heading', { name: 'Confirm that it is you' });
const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm', exact: true });
const lastFour = (page: Page) => page.getByLabel('Last four digits or letters');

/** Logs in by OTP on a device that is new to the account. */
async function showPhone(page: Page, phone: string): Promise<void> {
  await typeCode(page, await receiveCode(page, phone));
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/second-proof');
  await expect(heading(page)).toBeVisible();
}

/** An account that signed up on another device and saved a bank account. */
async function createPerson(request: APIRequestContext): Promise<string> {
  const phone = newPhone();
  const opened = await ask(request, register, {
    firstName: 'Meena',
    lastName: 'Joshi',
    phone,
    email: `${randomUUID()}@example.in`,
    address: '',
    password: 'a good long password',
    device: randomUUID(),
  });
  if (opened.kind !== 'ok') throw new Error(JSON.stringify(opened));
  const bank = {
    accountNumber: '123456784321',
    ifsc: 'SBIN0001234',
    holderName: 'Meena Joshi',
    bankName: 'State Bank of India',
  };
  const saved = await ask(request, updateBankDetails, bank, opened.data.authToken);
  expect(saved.kind).toBe('ok');
  return phone;
}

const firstName = async (page: Page): Promise<string | null> => {
  const reply = await ask(page.request, getProfile, {}, await storedToken(page));
  return reply.kind === 'ok' ? reply.data.firstName : null;
};

test('a new browser signs in with the email code as second factor, and returns to the requested path', async ({
  page,
  browser,
}) => {
  const first = await browser.newContext();
  await logInAs(await first.newPage(), 'imran');

  await page.goto('/booking');
  await expect(page).toHaveURL('/login');
  const { phone, email } = people.imran;
  await page.getByLabel('Mobile number').fill(phone);
  const otp = await codeAfter(page.request, phone, () =>
    page.getByRole('button', { name: 'Get OTP' }).click(),
  );
  await typeCode(page, otp);
  const code = await codeAfter(page.request, email, async () => {
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page).toHaveURL('/second-proof');
    await expect(page).toHaveTitle(/Confirm that it is you/);
    await expect(page.getByText('i***@example.in')).toBeVisible();
  });

  // All other screens redirect meanwhile, and neither a reload nor navigation sends another code.
  const calls = watchCalls(page);
  await page.goto('/profile');
  await expect(page).toHaveURL('/second-proof');
  await page.reload();
  await expect(page.getByText('i***@example.in')).toBeVisible();
  expect(calls).not.toContain('requestSecondProof');

  await typeCode(page, otherThan(code));
  await confirm(page).click();
  await expect(page.getByText('Incorrect OTP. Please try again.')).toBeVisible();
  await page.goto('/booking');
  await typeCode(page, code);
  const letGo = await holdCall(page, 'confirmSecondProof');
  await confirm(page).click();
  await expect(page.getByRole('button', { name: 'Checking...' })).toBeVisible();
  letGo();
  await expect(toast(page, 'Login successful')).toBeVisible();
  await expect(page).toHaveURL('/booking');
  expect(await firstName(page)).toBe('Imran');

  await page.goBack();
  await expect(page).not.toHaveURL('/second-proof');
  await page.goto('/second-proof');
  await expect(page).toHaveURL('/');
  await first.close();
});

test('the last four digits of a saved number are a second factor; fewer digits are not sent', async ({
  page,
}) => {
  await showPhone(page, await createPerson(page.request));
  const calls = watchCalls(page);
  await expect(lastFour(page)).toBeFocused();
  await page.keyboard.type('43');
  await confirm(page).click();
  await expect(page.getByText('Please enter all four.')).toBeVisible();
  expect(calls).not.toContain('confirmSecondProof');

  await lastFour(page).fill('0000');
  await confirm(page).click();
  const refusal = 'These are not the last four characters of a saved number. Tries left: 4';
  await expect(page.getByText(refusal)).toBeVisible();
  await expect(lastFour(page)).toBeFocused();
  await lastFour(page).fill('4321');
  await confirm(page).click();
  await expect(page).toHaveURL('/');
  expect(await firstName(page)).toBe('Meena');
});

test('after all tries of the second factor only support is offered, also after a reload', async ({
  page,
}) => {
  await showPhone(page, await createPerson(page.request));
  for (const [guess, left] of [
    ['0001', 4],
    ['0002', 3],
    ['0003', 2],
    ['0004', 1],
  ] as const) {
    await lastFour(page).fill(guess);
    await confirm(page).click();
    await expect(lastFour(page)).toHaveValue('');
    await expect(page.getByText(`Tries left: ${left}`)).toBeVisible();
  }
  await lastFour(page).fill('0005');
  await confirm(page).click();
  const support = page.getByRole('link', { name: 'Write to support' });
  await expect(support).toHaveAttribute('href', /^mailto:/);
  await expect(heading(page)).toBeFocused();
  await page.reload();
  await expect(support).toBeVisible();
});

test('the new owner of a phone number starts a new account, three days after it was claimed', async ({
  page,
}) => {
  const phone = await createPerson(page.request);
  await showPhone(page, phone);
  const fresh = page.getByRole('button', { name: 'Use a new account instead' });
  await fresh.click();
  const dialog = page.getByRole('alertdialog', { name: 'Start a new account?' });
  await expect(dialog).toContainText('this number no longer opens it');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/second-proof');

  await fresh.click();
  const start = dialog.getByRole('button', { name: 'Start new account' });
  await start.click();
  await expect(dialog.getByRole('alert')).toContainText('an account that is in use');
  await leaveIdle(phone);
  await start.click();
  await expect(dialog.getByRole('alert')).toContainText('you can start a new account in 3 days');
  await letClaimRipen(phone);
  await start.click();
  await expect(toast(page, 'Your account is ready.')).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await firstName(page)).toBe('');
});

test('a cut connection during the second factor shows an error and changes nothing', async ({
  page,
}) => {
  const phone = await createPerson(page.request);
  await cutCall(page, 'requestSecondProof');
  await showPhone(page, phone);
  await expect(page.getByText("Couldn't load this check.")).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();

  await cutCall(page, 'confirmSecondProof');
  await cutCall(page, 'startFreshAccount');
  await lastFour(page).fill('4321');
  await confirm(page).click();
  await expect(page.getByText('The network is slow. Please try again.')).toBeVisible();
  await page.getByRole('button', { name: 'Use a new account instead' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Start new account' }).click();
  await expect(dialog.getByRole('alert')).toContainText('The network is slow.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.unrouteAll();
  await confirm(page).click();
  await expect(page).toHaveURL('/');
});

test('a session that ended during the second factor redirects to the login', async ({ page }) => {
  const phone = await createPerson(page.request);
  await showPhone(page, phone);
  await page.evaluate(() => localStorage.setItem('authToken', 'of-no-session'));
  await page.reload();
  await expect(page).toHaveURL('/login');
  expect(await storedToken(page)).toBeNull();
});

test('logout deletes a session that needs a second factor', async ({ page }) => {
  await showPhone(page, await createPerson(page.request));
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => localStorage.getItem('owesProof'))).toBeNull();
});
