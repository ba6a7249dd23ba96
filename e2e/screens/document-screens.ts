import type { Page } from '@playwright/test';
import { onCall } from '../world/calls.ts';
import { settleDevices } from '../world/device-store.ts';
import { enterAs } from '../world/enter.ts';
import { enterFor, plantJob } from '../world/job.ts';
import { people } from '../world/people.ts';
import { expect } from '../world/test.ts';
import { takePhoto } from '../documents/photo.ts';
import { holdUploads } from '../documents/uploads.ts';
import type { Screen } from './screen.ts';

const giveCamera = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    Object.defineProperty(HTMLInputElement.prototype, 'capture', { value: '' }),
  );

async function documents(page: Page): Promise<void> {
  await giveCamera(page);
  await enterAs(page, 'suresh');
  await page.goto('/id');
  await expect(page.locator('main section')).toHaveCount(3);
  await expect(page.locator('main img')).toHaveCount(2);
}

async function uploadSheet(page: Page): Promise<void> {
  await documents(page);
  await page.locator('main section button').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function bank(page: Page): Promise<void> {
  await enterAs(page, 'suresh');
  await settleDevices(people.suresh.phone);
  await page.goto('/bank-details');
  await expect(page.locator('input[name=ifsc]')).toHaveValue('MAHB0000118');
}

/** Documents and bank details of a serviceman. */
export const paperScreens: readonly Screen[] = [
  { name: 'id-verification', open: documents },
  {
    name: 'error-kyc',
    isOtherState: true,
    noise: /status of 500/,
    open: async (page) => {
      await onCall(page, 'displayKycDetailsForServiceman', (route) =>
        route.fulfill({ status: 500, body: '' }),
      );
      await enterAs(page, 'suresh');
      await page.goto('/id');
      await expect(page.locator('main [role=alert]')).toBeVisible();
    },
  },
  { name: 'sheet-upload', open: uploadSheet },
  {
    name: 'sheet-offline-aadhaar',
    isOtherState: true,
    open: async (page) => {
      await enterFor(page, await plantJob('assigned'));
      await page.goto('/id');
      await page.locator('main section button:has(use[href$="#i-shield"])').click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'sheet-upload-slow',
    isOtherState: true,
    open: async (page) => {
      await uploadSheet(page);
      const chooser = page.waitForEvent('filechooser');
      await page.locator('[role=dialog] form button').last().click();
      const buffer = await takePhoto(page, 800, 600);
      await (await chooser).setFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer });
      await expect(page.locator('[role=dialog] img')).toBeVisible();
      await page.locator('input[name=documentNumber]').fill('MH12 2016 0048281');
      await holdUploads(page);
      await page.locator('[role=dialog] button[type=submit]').click();
      await expect(page.locator('[role=dialog] [role=progressbar]')).toBeVisible();
    },
  },
  {
    name: 'sheet-upload-missing',
    isOtherState: true,
    open: async (page) => {
      await uploadSheet(page);
      await page.locator('[role=dialog] button[type=submit]').click({ force: true });
      await expect(page.locator('[role=dialog] [role=alert]')).toHaveCount(2);
    },
  },
  { name: 'bank-details', open: bank },
  {
    name: 'bank-details-error',
    isOtherState: true,
    open: async (page) => {
      await bank(page);
      await page.locator('input[name=ifsc]').fill('MAHB000');
      await page.locator('input[name=bankName]').fill('');
      await page.locator('button[type=submit]').click();
      await expect(page.locator('main [role=alert]')).toHaveCount(2);
    },
  },
];
