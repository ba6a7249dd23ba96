import { getDashboard } from '@karigar/contract/dashboard/get-dashboard';
import { ask } from '../world/ask.ts';
import { logInAs } from '../world/people.ts';
import { storedToken } from '../world/screen.ts';
import { expect, test } from '../world/test.ts';

test('[AUTH-21] logout deletes the token on the phone and ends the session on the server', async ({
  page,
}) => {
  await logInAs(page, 'suresh');
  const token = await storedToken(page);
  expect((await ask(page.request, getDashboard, {}, token)).kind).toBe('ok');

  await page.getByRole('link', { name: 'Profile' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Are you sure you want to logout?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  expect(await storedToken(page)).toBe(token);

  await page.getByRole('button', { name: 'Logout' }).click();
  await dialog.getByRole('button', { name: 'Logout' }).click();
  // Home needs a session, so it redirects to the login.
  await expect(page).toHaveURL('/login');
  expect(await storedToken(page)).toBeNull();
  expect(await ask(page.request, getDashboard, {}, token)).toMatchObject({ kind: 'refused' });
});

test('a logout in one tab logs out the other tab', async ({ page, context }) => {
  await logInAs(page, 'suresh');
  const other = await context.newPage();
  await other.goto('/profile');
  await other.getByRole('button', { name: 'Logout' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
});
