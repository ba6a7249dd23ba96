import type { Page } from '@playwright/test';
import { maskPan } from '@karigar/domain/identity/pan';
import { panNumberOf, type FreshPerson } from '../../apps/api/testing/fresh-people.ts';
import { toast } from '../world/screen.ts';
import { expect, test } from '../world/test.ts';
import { openAsNewcomer } from './open-as.ts';
import { keptDocument } from './documents-store.ts';
import { pick, takePhoto } from './photo.ts';
import { bytesOf, keysOf, loseReply, watchUploads } from './uploads.ts';

/** Size of the other form fields and the multipart boundaries. */
const AROUND_IT = 1_500;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const sheet = (page: Page) => page.getByRole('dialog');
const upload = (page: Page) => sheet(page).getByRole('button', { name: 'Upload', exact: true });
const paper = (page: Page, type: string) => page.getByRole('region', { name: type });

/** Opens the PAN card sheet and fills it with a photo of this size. */
async function fill(page: Page, person: FreshPerson, width = 1200, height = 900): Promise<Buffer> {
  await page.getByRole('button', { name: 'Upload: PAN card' }).click();
  const photo = await takePhoto(page, width, height);
  await pick(page, 'From gallery', 'IMG_0001.jpg', photo);
  await expect(sheet(page).getByRole('img', { name: 'Your photo' })).toBeVisible();
  await sheet(page).getByLabel('Document number').fill(panNumberOf(person.id));
  return photo;
}

test('[KYC-02] [KYC-03] [KYC-05] a 12-megapixel photo is uploaded at 300 kB, once for a double tap', async ({
  page,
}) => {
  const person = await openAsNewcomer(page, '/id');
  const uploads = watchUploads(page);
  const photo = await fill(page, person, 4000, 3000);
  expect(photo.length).toBeGreaterThan(2_000_000);
  await upload(page).dblclick();
  await expect(toast(page, 'Document uploaded.')).toBeVisible();
  await expect(sheet(page)).toBeHidden();
  await expect(paper(page, 'PAN card')).toContainText('Request Pending');
  await expect(paper(page, 'PAN card')).toContainText(maskPan(panNumberOf(person.id)));
  await expect(
    paper(page, 'PAN card').getByRole('img', { name: 'Photo of PAN card' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Upload: PAN card' })).toBeHidden();
  expect(await keptDocument(person, 'pan')).toEqual({ status: 'pending', hasImage: true });
  expect(uploads).toHaveLength(1);
  const [bytes = 0] = await Promise.all(uploads.map(bytesOf));
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(300_000 + AROUND_IT);
});

test('a slow document upload shows progress and can be cancelled', async ({ page }) => {
  const person = await openAsNewcomer(page, '/id');
  await fill(page, person);
  const line = await page.context().newCDPSession(page);
  const slow = { offline: false, latency: 20, downloadThroughput: -1, uploadThroughput: 20_000 };
  await line.send('Network.emulateNetworkConditions', slow);
  await upload(page).click();
  const bar = sheet(page).getByRole('progressbar');
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(5);
  await sheet(page).getByRole('button', { name: 'Cancel upload' }).click();
  await expect(bar).toBeHidden();
  await line.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
  expect(await keptDocument(person, 'pan')).toEqual({ status: 'pending', hasImage: false });
  await upload(page).click();
  await expect(toast(page, 'Document uploaded.')).toBeVisible();
});

test('[ERR-02] a document upload with a lost reply says so, and its retry is the same action', async ({
  page,
}) => {
  const person = await openAsNewcomer(page, '/id');
  const uploads = watchUploads(page);
  await loseReply(page);
  await fill(page, person);
  await upload(page).click();
  await expect(sheet(page).getByRole('alert')).toContainText('Not uploaded.');
  await expect(page.getByRole('region', { name: 'Messages' })).not.toContainText('Not uploaded');
  expect(await keptDocument(person, 'pan')).toEqual({ status: 'pending', hasImage: true });
  await upload(page).click();
  await expect(toast(page, 'Document uploaded.')).toBeVisible();
  const [first, second] = keysOf(uploads);
  expect(second).toBe(first);
});

test('[KYC-03] [KYC-05] a file that is no picture is not uploaded, and a refused number keeps the sheet open', async ({
  page,
}) => {
  const person = await openAsNewcomer(page, '/id');
  const uploads = watchUploads(page);
  await page.getByRole('button', { name: 'Upload: PAN card' }).click();
  await pick(page, 'From gallery', 'pan.pdf', Buffer.from('%PDF-1.7'));
  await expect(sheet(page).getByRole('alert')).toHaveText(
    'This photo cannot be read. Take it again or choose another.',
  );
  await pick(page, 'From gallery', 'IMG_0001.jpg', await takePhoto(page, 400, 300));
  await expect(sheet(page).getByRole('img', { name: 'Your photo' })).toBeVisible();
  await upload(page).click({ force: true });
  await expect(sheet(page).getByRole('alert')).toHaveText('Please enter the document number.');
  expect(uploads).toHaveLength(0);
  await sheet(page).getByLabel('Document number').fill('12345');
  await upload(page).click();
  await expect(sheet(page).getByRole('alert')).toHaveText('This document number is not valid.');
  await sheet(page).getByLabel('Document number').fill(panNumberOf(person.id));
  await upload(page).click();
  await expect(toast(page, 'Document uploaded.')).toBeVisible();
});

test('the document sheet closes by Back, reopens empty after a reload, and reports a missing network', async ({
  page,
}) => {
  const person = await openAsNewcomer(page, '/id');
  await fill(page, person, 400, 300);
  await page.reload();
  await expect(sheet(page)).toBeVisible();
  await expect(sheet(page).getByLabel('Document number')).toHaveValue('');
  await page.goBack();
  await expect(sheet(page)).toBeHidden();
  await fill(page, person, 400, 300);
  await page.context().setOffline(true);
  await upload(page).click();
  await expect(sheet(page).getByRole('alert')).toHaveText(
    'Not uploaded. No network. Check your connection and try again.',
  );
  await page.context().setOffline(false);
  await upload(page).click();
  await expect(toast(page, 'Document uploaded.')).toBeVisible();
});
