import { getProfile } from '@karigar/contract/profile/get-profile';
import { listSessions } from '@karigar/contract/sessions/list-sessions';
import { ask } from '../world/ask.ts';
import { codeFor, codesFor } from '../world/inbox.ts';
import { enterFor, tokenOf } from '../world/job.ts';
import { orderJob } from '../world/order-job.ts';
import { otpBoxes, toast } from '../world/screen.ts';
import { expect, newPhone, test } from '../world/test.ts';

test('[PROF-01] [PROF-05] a picture from the gallery replaces the default avatar', async ({
  page,
}) => {
  const job = await orderJob(page.request, 'assigned');
  const token = await enterFor(page, job);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Kavita Pawar' })).toBeVisible();
  await expect(page.locator('main img')).toHaveCount(0);

  await page.getByRole('button', { name: 'Change picture' }).click();
  const sheet = page.getByRole('dialog', { name: 'Change picture' });
  const chooser = page.waitForEvent('filechooser');
  await sheet.getByRole('button', { name: 'From gallery' }).click();
  const photo = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(900, 900);
    const paint = canvas.getContext('2d');
    if (paint !== null) paint.fillStyle = '#0a8f8f';
    paint?.fillRect(0, 0, 900, 900);
    return [...(await (await canvas.convertToBlob({ type: 'image/jpeg' })).bytes())];
  });
  const file = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(photo) };
  await (await chooser).setFiles(file);
  await expect(sheet.getByRole('img', { name: 'Your photo' })).toBeVisible();
  let uploads = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'xhr') uploads += 1;
  });
  await sheet.getByRole('button', { name: 'Update' }).dblclick();
  await expect(toast(page, 'Profile updated.')).toBeVisible();
  await expect(sheet).toBeHidden();
  await expect(page.locator('main img')).toHaveAttribute('src', /^\/files\//);
  expect(uploads).toBe(1);
  expect(await ask(page.request, getProfile, {}, token)).toMatchObject({
    kind: 'ok',
    data: { firstName: 'Kavita', email: job.serviceman.email, phone: job.serviceman.phone },
  });
});

test('[PROF-06] [PROF-08] a new phone number is saved after codes of both numbers, also across a reload', async ({
  page,
}) => {
  const job = await orderJob(page.request, 'assigned');
  const token = await enterFor(page, job);
  const phone = newPhone();
  await page.goto('/profile-setting');
  await page.getByLabel('Mobile').fill(phone);
  await page.getByLabel('Address').fill('22, MG Road, Pune 411001');
  await page.getByRole('button', { name: 'Update' }).click();

  const first = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await expect(first).toBeVisible();
  // A reload in between loses nothing.
  await page.reload();
  await expect(first).toBeVisible();
  await otpBoxes(page)
    .first()
    .fill(await codeFor(page.request, job.serviceman.phone));
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Confirm the mobile number' })).toBeVisible();
  await otpBoxes(page)
    .first()
    .fill(await codeFor(page.request, phone));
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(toast(page, 'Profile updated.')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await ask(page.request, getProfile, {}, token)).toMatchObject({
    kind: 'ok',
    data: { phone, isPhoneProven: true, address: '22, MG Road, Pune 411001' },
  });
  await page.goBack();
  await expect(page).not.toHaveURL('/profile-setting');
});

test('[PROF-04] dark mode survives a reload, and the profile logs out another device', async ({
  page,
}) => {
  const job = await orderJob(page.request, 'assigned');
  const token = await enterFor(page, job);
  await tokenOf(page.request, job.serviceman, 'serviceman');
  await page.goto('/profile');
  await page.getByRole('switch', { name: 'Dark mode' }).click();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('switch', { name: 'Dark mode' })).toBeChecked();

  await page.getByRole('button', { name: 'Your devices' }).click();
  const sheet = page.getByRole('dialog', { name: 'Your devices' });
  await sheet.getByRole('button', { name: 'Log out all other devices' }).click();
  await expect(toast(page, 'All other devices are logged out.')).toBeVisible();
  const left = await ask(page.request, listSessions, {}, token);
  expect(left).toMatchObject({ kind: 'ok', data: [{ isCurrent: true }] });
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL('/profile');
});

test('a serviceman becomes a customer too, exports the data and erases the account', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const job = await orderJob(page.request, 'cancelled');
  const token = await tokenOf(page.request, job.serviceman, 'serviceman');
  await page.goto('/start');
  await page.evaluate((authToken) => {
    localStorage.setItem('authToken', authToken);
    localStorage.setItem('role', 'serviceman');
  }, token);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Book a service yourself' }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => localStorage.getItem('role'))).toBe('customer');

  await page.goto('/profile');
  await page.getByRole('link', { name: 'Your data' }).click();
  await page.getByRole('button', { name: 'Download my data' }).click();
  await expect(page.getByRole('dialog', { name: 'Confirm that it is you' })).toBeVisible();
  await otpBoxes(page)
    .first()
    .fill(await codeFor(page.request, job.serviceman.phone));
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  expect((await saved).suggestedFilename()).toBe('karigar-data.json');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete your account for good?' });
  await question.getByRole('button', { name: 'Delete my account' }).click();
  // The code of the download opens nothing else, and a minute passes before the next one is sent.
  await expect(page.getByText('No OTP was sent just now.')).toBeVisible();
  const used = await codesFor(page.request, job.serviceman.phone);
  await page.getByRole('button', { name: 'Send again' }).click({ timeout: 70_000 });
  const unused = async () =>
    (await codesFor(page.request, job.serviceman.phone)).slice(0, -used.length);
  await expect.poll(unused).toHaveLength(1);
  await otpBoxes(page)
    .first()
    .fill((await unused())[0] ?? '');
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(toast(page, 'Your data is erased.')).toBeVisible();
  await expect(page).toHaveURL(/\/(start|login)$/);
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
});
