import { updateProfile } from '@karigar/contract/profile/update-profile';
import { ask } from '../world/ask.ts';
import { storedToken } from '../world/screen.ts';
import { expect, test } from '../world/test.ts';

const ME = { firstName: 'A', lastName: 'Guest', email: '', phone: '', address: '' };

test('[ROLE-03] a guest can browse, and must log in to act', async ({ page }) => {
  await page.goto('/login2');
  await page.getByRole('button', { name: 'continue as guest' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('You are browsing as a guest. Log in to book.')).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL('/');

  const token = await storedToken(page);
  expect(token).toMatch(/.{20,}/);
  const acted = await ask(page.request, updateProfile, ME, token);
  expect(acted.kind).toBe('refused');

  await page.goto('/profile-setting');
  await expect(page.getByRole('heading', { name: 'Please log in' })).toBeVisible();
  await page.goto('/');
  await page.getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/login');
});
