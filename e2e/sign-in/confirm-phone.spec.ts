import { randomUUID } from 'node:crypto';
import { register } from '@karigar/contract/sign-in/register';
import { getProfile } from '@karigar/contract/profile/get-profile';
import { ask } from '../world/ask.ts';
import { codeFor, otherThan } from '../world/inbox.ts';
import { logInAs } from '../world/people.ts';
import { otpBoxes, storedToken, toast } from '../world/screen.ts';
import { expect, newPhone, test } from '../world/test.ts';

for (const door of ['serviceman', 'customer'] as const) {
  test(`a ${door} who signed up confirms their number in the profile and keeps all data`, async ({
    page,
  }) => {
    const phone = newPhone();
    const email = `${randomUUID()}@example.in`;
    const person = { firstName: 'Meena', lastName: 'Joshi', phone, email, address: '' };
    const password = 'a good long password';
    expect((await ask(page.request, register, { ...person, password, door })).kind).toBe('ok');
    await page.goto('/login2');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Login Now' }).click();
    await expect(page).toHaveURL('/');
    const token = await storedToken(page);

    await page.goto('/profile');
    const offer = page.getByText('Confirm your mobile number');
    await expect(offer).toBeVisible();
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await expect(otpBoxes(page)).toHaveCount(6);
    const code = await codeFor(page.request, phone);
    const confirm = page.getByRole('button', { name: 'Confirm', exact: true });
    await confirm.click();
    await expect(page.getByText('Please enter the full 6-digit OTP.')).toBeVisible();
    await otpBoxes(page).first().fill(otherThan(code));
    await confirm.click();
    await expect(page.getByText('Incorrect OTP. Please try again.')).toBeVisible();
    await otpBoxes(page).first().fill(code);
    await confirm.click();
    await expect(toast(page, 'Your mobile number is confirmed.')).toBeVisible();
    await expect(offer).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    const reply = await ask(page.request, getProfile, {}, token);
    expect(reply).toMatchObject({ kind: 'ok', data: { email, isPhoneProven: true } });
  });
}

test('the profile does not ask to confirm a proven number', async ({ page }) => {
  await logInAs(page, 'suresh');
  const read = page.waitForResponse((response) =>
    (response.request().postData() ?? '').includes('getMyProfileDetails'),
  );
  await page.goto('/profile');
  await read;
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(page.getByText('Confirm your mobile number')).toBeHidden();
});
