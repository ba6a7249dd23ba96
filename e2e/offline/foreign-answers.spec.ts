import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { customerOf } from '../chat/open-chat.ts';
import { openAsNewcomer } from '../documents/open-as.ts';
import { keptDocument } from '../documents/documents-store.ts';
import { pick, takePhoto } from '../documents/photo.ts';
import { plantDay, plantJob } from '../world/job.ts';
import { commandsOf, readBooking } from '../world/job-store.ts';
import { calls, CUT, PASS, test } from '../world/line.ts';
import { DEMO_PASSWORD } from '../world/people.ts';
import { storedToken, toast } from '../world/screen.ts';
import { expect } from '../world/test.ts';
import { SHAPES } from './foreign-shapes.ts';
import { isOpen, keptActions, openActions } from './queued-actions.ts';
import * as phone from './phone.ts';

const { button } = phone;

test.use({
  serviceWorkers: 'allow',
  actionTimeout: 15_000,
  contextOptions: { reducedMotion: 'reduce' },
});

const home = (page: Page) => page.locator('main a h3').first();
const log = (page: Page) => page.getByRole('log');

/** Sends a picture in the chat of the open booking. */
async function sendPicture(page: Page): Promise<void> {
  await page.locator('section button:has(use[href*="#i-chat"])').click();
  await page.waitForURL('/chat');
  await page.getByRole('button', { name: 'Send a picture' }).click();
  await pick(page, 'From gallery', 'IMG_0001.jpg', await takePhoto(page, 400, 300));
  await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click();
  await expect(log(page).getByText('Waiting to send')).toHaveCount(1);
}

test('every foreign reply has its row in docs/foreign-answers.md', async () => {
  const written = await readFile('docs/foreign-answers.md', 'utf8');
  const rows = written.split('\n').flatMap((row) => /^\| (.+?) +\|/.exec(row)?.[1] ?? []);
  expect(rows.slice(2)).toEqual(SHAPES.map(({ name }) => name));
});

test('no foreign reply ends a session, clears the cached day or settles an action', async ({
  page,
  line,
  server,
}) => {
  test.setTimeout(300_000);
  const [first, ...jobs] = await plantDay(1 + SHAPES.length);
  if (first === undefined) throw new Error('no job');
  await phone.logIn(page, first);
  await phone.openBooking(page, first);
  line.become(CUT);
  await sendPicture(page);
  await page.goBack();
  await phone.start(page);
  await phone.end(page);
  await button(page, 'Enter OTP').click();
  await phone.enterCode(page, first.code);
  // The sheet closes by a step back in history, which would end the next navigation.
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(async () => (await openActions(page)).length).toBe(4);
  const token = await storedToken(page);

  for (const [at, { name, mode }] of SHAPES.entries()) {
    const job = jobs[at];
    if (job === undefined) throw new Error('no job');
    await test.step(name, async () => {
      line.become(mode, calls);
      // All waiting actions get this reply too: an opened page sends all of them.
      await page.goto('/');
      await expect(home(page), name).toBeVisible();
      await expect(page.getByText(/^Could not refresh\. As of /), name).toBeVisible();
      await page.goto(`/booking/${job.bookingId}`);
      await phone.start(page);
      await expect(page.getByText('Not sent', { exact: true }).first(), name).toBeVisible();
      const kept = await keptActions(page);
      expect(kept.filter(isOpen), name).toHaveLength(5 + at);
      expect(kept.find(({ call }) => call === 'verify-completion-otp')?.input, name).toMatchObject({
        otp: first.code,
      });
      expect(await storedToken(page), name).toBe(token);
      await expect(page, name).toHaveURL(`/booking/${job.bookingId}`);
    });
  }

  line.become(CUT);
  await page.goto('/');
  await expect(home(page)).toBeVisible();
  for (const job of [first, ...jobs].slice(0, 3)) {
    await page.goto(`/booking/${job.bookingId}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('KRG-');
  }

  line.become(PASS);
  await page.goto('/');
  await expect
    .poll(() => openActions(page).then(({ length }) => length), { timeout: 30_000 })
    .toBe(0);
  expect((await keptActions(page)).filter(({ state }) => state.kind === 'refused')).toEqual([]);
  expect(await readBooking(first.bookingId)).toMatchObject({ state: 'completed' });
  for (const { bookingId } of jobs)
    expect((await commandsOf(bookingId)).filter((command) => command === 'start')).toHaveLength(1);
  const seen = await (await customerOf(server, first)).sees();
  expect(seen.filter(({ picture }) => picture !== null)).toHaveLength(1);
});

test('a login with a foreign reply fails, keeps its input, and works later', async ({
  page,
  line,
}) => {
  test.setTimeout(300_000);
  const { serviceman } = await plantJob('assigned');
  for (const { name, mode } of SHAPES)
    await test.step(name, async () => {
      await page.goto('/login2');
      await page.getByLabel('Email', { exact: true }).fill(serviceman.email);
      await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
      line.become(mode, calls);
      await button(page, 'Login Now').click();
      await expect(toast(page, 'Login failed.'), name).toBeVisible();
      await expect(page, name).toHaveURL('/login2');
      await expect(page.getByLabel('Email', { exact: true }), name).toHaveValue(serviceman.email);
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue(DEMO_PASSWORD);
      expect(await storedToken(page), name).toBeNull();
      line.become(PASS);
    });
  await button(page, 'Login Now').click();
  await expect(page).toHaveURL('/');
});

test('a document upload with a foreign reply stays in its sheet and is uploaded once later', async ({
  page,
  line,
}) => {
  test.setTimeout(300_000);
  const person = await openAsNewcomer(page, '/id');
  const sheet = page.getByRole('dialog');
  const uploads = () =>
    line.sent.filter(({ path, key }) => path.endsWith('/kycDetails') && key !== '');
  const upload = sheet.getByRole('button', { name: 'Upload', exact: true });
  await page.getByRole('button', { name: 'Upload: PAN card' }).click();
  await pick(page, 'From gallery', 'IMG_0001.jpg', await takePhoto(page, 400, 300));
  await expect(sheet.getByRole('img', { name: 'Your photo' })).toBeVisible();
  await sheet.getByLabel('Document number').fill('ABCPE1234F');
  for (const { name, mode } of SHAPES)
    await test.step(name, async () => {
      const before = uploads().length;
      line.become(mode, calls);
      await upload.click();
      await expect.poll(() => uploads().length, { message: name }).toBeGreaterThan(before);
      await expect(sheet.getByRole('alert'), name).toContainText('Not uploaded.');
      await expect(sheet.getByRole('img', { name: 'Your photo' }), name).toBeVisible();
      await expect(sheet.getByLabel('Document number'), name).toHaveValue('ABCPE1234F');
    });
  line.become(PASS);
  await upload.click();
  await expect(toast(page, 'Document uploaded.')).toBeVisible();
  expect(await keptDocument(person, 'pan')).toEqual({ status: 'pending', hasImage: true });
  expect(new Set(uploads().map(({ key }) => key)).size).toBe(1);
});
