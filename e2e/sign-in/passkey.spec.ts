import type { Page } from '@playwright/test';
import { codeAfter } from '../world/inbox.ts';
import { askForCode, receiveCode } from '../world/people.ts';
import { otpBoxes, storedToken, toast, typeCode } from '../world/screen.ts';
import { expect, newPhone, test } from '../world/test.ts';

/** A phone with a screen lock, which its owner unlocks for every passkey. */
const giveScreenLock = async (page: Page): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
};

/** A new serviceman, by the code to their number. */
const joinAs = async (page: Page, phone: string): Promise<void> => {
  await typeCode(page, await receiveCode(page, phone));
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/');
};

/** From the list of passkeys. */
const logOut = async (page: Page): Promise<void> => {
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
  await expect.poll(() => storedToken(page)).toBeNull();
};

test('a passkey is added after the code to the phone, logs in without one, and opens nothing once removed', async ({
  page,
}) => {
  await giveScreenLock(page);
  const phone = newPhone();
  await joinAs(page, phone);

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Passkeys' }).click();
  const list = page.getByRole('dialog', { name: 'Passkeys' });
  await expect(list.getByText('You have no passkey yet.')).toBeVisible();
  const code = await codeAfter(page.request, phone, () =>
    list.getByRole('button', { name: 'Add a passkey' }).click(),
  );
  await expect(page.getByRole('dialog', { name: 'Confirm that it is you' })).toBeVisible();
  await otpBoxes(page).first().fill(code);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(toast(page, 'Passkey added.')).toBeVisible();
  await expect(list.getByRole('button', { name: /^Remove: / })).toHaveCount(1);

  await logOut(page);
  await askForCode(page, phone);
  const passkey = page.getByRole('button', { name: 'Use a passkey' });
  await passkey.click();
  await expect(page).toHaveURL('/');
  expect(await storedToken(page)).not.toBeNull();

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Passkeys' }).click();
  await expect(list.getByText(/^Last used /)).toBeVisible();
  await list.getByRole('button', { name: /^Remove: / }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(list.getByText('You have no passkey yet.')).toBeVisible();

  await logOut(page);
  await page.goto('/login2');
  await passkey.click();
  await expect(toast(page, /^This passkey could not be used\./)).toBeVisible();
  await expect(page).toHaveURL('/login2');
});
