import type { Page } from '@playwright/test';
import { cutCall } from '../world/calls.ts';
import { codeFor } from '../world/inbox.ts';
import { toast, typeCode } from '../world/screen.ts';
import { expect, test } from '../world/test.ts';
import { openAsNewcomer } from './open-as.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const update = (page: Page) => page.getByRole('button', { name: 'Update' });

async function fill(page: Page): Promise<void> {
  await field(page, 'Bank name').fill('State Bank of India');
  await field(page, 'Account holder name').fill('Kavita Pawar');
  await field(page, 'Account number').fill('30214478903');
  await field(page, 'IFSC code').fill('sbin0000454');
}

test('[BANK-01] [BANK-03] [BANK-04] bank details are saved with an OTP, shown masked, and another account number needs an OTP', async ({
  page,
}) => {
  const { phone } = await openAsNewcomer(page, '/bank-details');
  await fill(page);
  await update(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.reload();
  await typeCode(page, await codeFor(page.request, phone));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(toast(page, 'Bank details saved.')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(field(page, 'Account number')).toHaveValue('XXXX XXX8 903');
  await expect(field(page, 'IFSC code')).toHaveValue('SBIN0000454');
  await expect(page.getByText('State Bank of India, Pune Main Branch')).toBeVisible();

  await page.reload();
  await field(page, 'Account number').fill('502100447890');
  await update(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('[BANK-02] the bank form keeps its input after a cut connection and a reload', async ({
  page,
}) => {
  await openAsNewcomer(page, '/bank-details');
  await field(page, 'Bank name').fill('State Bank of India');
  await field(page, 'Account holder name').fill('Kavita Pawar');
  await field(page, 'Account number').fill('30214478903');
  await field(page, 'IFSC code').fill('SBIN0000454');
  await cutCall(page, 'updateBankDetails');
  await update(page).click();
  await expect(toast(page, 'Something went wrong!')).toBeVisible();
  await page.unrouteAll();
  await page.reload();
  await expect(field(page, 'Account number')).toHaveValue('3021 4478 903');
  await update(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
