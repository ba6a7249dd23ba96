import { requestOtp } from '@karigar/contract/sign-in/request-otp';
import { ask } from '../world/ask.ts';
import { cutCall, holdCall, watchCalls } from '../world/calls.ts';
import { codesFor } from '../world/inbox.ts';
import { toast } from '../world/screen.ts';
import { expect, newPhone, test } from '../world/test.ts';

test.beforeEach(({ page }) => page.goto('/login').then(() => undefined));

test('[AUTH-01] /login asks for an Indian number and sends a code, with a progress text', async ({
  page,
}) => {
  const country = page.getByRole('combobox', { name: 'Country code' });
  await expect(country.getByRole('option')).toHaveText(['+91']);
  const number = page.getByLabel('Mobile number');
  await expect(number).toHaveAttribute('inputmode', 'numeric');

  const letGo = await holdCall(page, 'requestOtp');
  await number.fill(newPhone());
  await page.getByRole('button', { name: 'Get OTP' }).click();
  const busy = page.getByRole('button', { name: 'Sending OTP...' });
  await expect(busy).toBeVisible();
  await expect(busy).toHaveAttribute('aria-busy', 'true');
  letGo();
  await expect(page).toHaveURL('/otp');
});

test('[AUTH-02] an empty phone number shows an error, and nothing is sent', async ({ page }) => {
  const calls = watchCalls(page);
  await page.getByRole('button', { name: 'Get OTP' }).click();
  await expect(toast(page, 'Please enter a phone number')).toBeVisible();
  await expect(page).toHaveURL('/login');
  expect(calls).toEqual([]);
});

test('[AUTH-03] the phone number keeps only the digits of typed or pasted text', async ({
  page,
}) => {
  const number = page.getByLabel('Mobile number');
  await number.pressSequentially('98a-2 20b41x763');
  await expect(number).toHaveValue('98220 41763');
  await number.fill('');
  await number.fill('+91 98220-41763');
  await expect(number).toHaveValue('98220 41763');
});

test('[AUTH-04] an invisible captcha is solved after an address has requested many codes', async ({
  page,
  request,
}) => {
  const send = () => ask(request, requestOtp, { phone: newPhone(), device: newPhone() });
  for (let sent = 0; sent < 10; sent += 1) expect(await send()).toMatchObject({ kind: 'ok' });
  expect(await send()).toMatchObject({ kind: 'refused', code: 'captcha.needed' });

  const calls = watchCalls(page);
  const phone = newPhone();
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByRole('button', { name: 'Get OTP' }).click();
  await expect(page).toHaveURL('/otp');
  expect(calls).toEqual(['requestOtp', 'getCaptcha', 'requestOtp']);
  await expect.poll(() => codesFor(request, phone)).toHaveLength(1);
});

test('[AUTH-05] /login says that the code was sent and opens /otp', async ({ page, request }) => {
  const phone = newPhone();
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByRole('button', { name: 'Get OTP' }).click();
  await expect(toast(page, 'OTP sent successfully')).toBeVisible();
  await expect(page).toHaveURL('/otp');
  await expect(page.getByText(`+91 ${phone.slice(0, 5)} ${phone.slice(5)}`)).toBeVisible();
  await expect.poll(() => codesFor(request, phone)).toHaveLength(1);
});

test('a double tap on Get OTP sends one code', async ({ page, request }) => {
  const phone = newPhone();
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByRole('button', { name: 'Get OTP' }).dblclick();
  await expect(page).toHaveURL('/otp');
  await expect.poll(() => codesFor(request, phone)).toHaveLength(1);
});

test('[AUTH-06] /login says that the code was not sent: no network, cut connection, refusal', async ({
  page,
  context,
}) => {
  const number = page.getByLabel('Mobile number');
  const send = page.getByRole('button', { name: 'Get OTP' });
  const failed = toast(page, 'Failed to send OTP');

  await number.fill('12345');
  await send.click();
  await expect(failed).toBeVisible();

  await page.reload();
  await number.fill(newPhone());
  await context.setOffline(true);
  await send.click();
  await expect(failed).toBeVisible();
  await context.setOffline(false);

  await page.reload();
  await cutCall(page, 'requestOtp');
  await number.fill(newPhone());
  await send.click();
  await expect(failed).toBeVisible();
  await expect(page).toHaveURL('/login');
});

test('a lost reply of Get OTP causes no second SMS', async ({ page, request }) => {
  const phone = newPhone();
  let lost = false;
  await page.route('**/api/auth/otp', async (route) => {
    if (lost) return route.continue();
    lost = true;
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByRole('button', { name: 'Get OTP' }).click();
  await expect(toast(page, 'Failed to send OTP')).toBeVisible();
  await page.getByRole('button', { name: 'Get OTP' }).click();
  await expect(page).toHaveURL('/otp');
  await expect.poll(() => codesFor(request, phone)).toHaveLength(1);
});
