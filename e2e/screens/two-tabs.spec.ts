import { enterAs } from '../world/enter.ts';
import { expect, test } from '../world/test.ts';

test('language and dark mode chosen in one tab apply to the other tab, which keeps its screen', async ({
  page,
  context,
}) => {
  await enterAs(page, 'suresh');
  await page.goto('/profile');
  const other = await context.newPage();
  await other.goto('/booking');
  await other.locator('search input').fill('fan');

  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('radio', { name: 'हिंदी' }).click();
  await expect(other.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(other.locator('search input')).toHaveValue('fan');

  await page.getByRole('switch', { name: 'डार्क मोड' }).click();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
});
