import { markChatRead } from '@karigar/contract/chat/mark-chat-read';
import type { Page } from '@playwright/test';
import { ask } from '../world/ask.ts';
import { onCall } from '../world/calls.ts';
import { enterFor } from '../world/job.ts';
import { changeBooking } from '../world/job-store.ts';
import { orderJob } from '../world/order-job.ts';
import { toast } from '../world/screen.ts';
import { watchTrouble } from '../screens/trouble.ts';
import { expect, test } from '../world/test.ts';
import { customerOf, openChat } from './open-chat.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const log = (page: Page) => page.getByRole('log');
const input = (page: Page) => page.getByRole('textbox', { name: 'Type a message' });

test('[CHAT-01] [CHAT-03] [CHAT-05] [CHAT-06] chat works in both directions, survives a reload, and shows read marks', async ({
  page,
  request,
}) => {
  const job = await openChat(page);
  const customer = await customerOf(request, job);
  await page.getByRole('button', { name: 'On my way' }).click();
  await expect(log(page)).toContainText('On my way');
  await input(page).fill('Which floor?');
  await input(page).press('Enter');
  await expect(log(page)).toContainText('Which floor?');
  await expect.poll(async () => (await customer.sees()).length).toBe(2);
  await customer.say('Second floor');
  await expect(log(page)).toContainText('Second floor');
  expect((await customer.sees()).map(({ text, mine }) => [text, mine])).toEqual([
    ['On my way', false],
    ['Which floor?', false],
    ['Second floor', true],
  ]);
  await expect.poll(async () => (await customer.sees()).at(-1)?.mark).toBe('read');
  await page.reload();
  await expect(page).toHaveURL('/chat');
  await expect(log(page)).toContainText('Second floor');
  const { bookingId, orderId } = job;
  const upTo = (await customer.sees()).at(-1)?.id ?? 0;
  await ask(request, markChatRead, { bookingId, orderId, upTo, mark: 'read' }, customer.token);
  await expect(log(page).getByText('Read', { exact: true })).toHaveCount(2);
});

test('[CHAT-02] messages written without network are sent once, in order, after reconnecting', async ({
  page,
  request,
}) => {
  const job = await openChat(page);
  const customer = await customerOf(request, job);
  await input(page).fill('   ');
  await input(page).press('Enter');
  await page.context().setOffline(true);
  for (const words of ['one', 'two', 'three']) {
    await input(page).fill(words);
    await page.getByRole('button', { name: 'Send', exact: true }).dblclick();
  }
  await expect(log(page).getByText('Waiting to send')).toHaveCount(3);
  await page.context().setOffline(false);
  await expect(log(page).getByText('Waiting to send')).toHaveCount(0);
  expect((await customer.sees()).map(({ text }) => text)).toEqual(['one', 'two', 'three']);
});

test('a message whose reply was lost is sent once', async ({ page, request }) => {
  const job = await openChat(page);
  const customer = await customerOf(request, job);
  let isLost = true;
  await onCall(page, 'addChat', async (route) => {
    if (!isLost) return route.continue();
    isLost = false;
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'I have arrived' }).dblclick();
  await expect(log(page).getByText('Sent', { exact: true })).toHaveCount(1);
  await expect(log(page).getByText('Waiting to send')).toHaveCount(0);
  expect(await customer.sees()).toHaveLength(1);
});

test('[CHAT-04] Clear chat hides the messages for the serviceman alone, and Back closes the menu', async ({
  page,
  request,
}) => {
  const job = await orderJob(request, 'started');
  const customer = await customerOf(request, job);
  await customer.say('Namaste. The gate code is 4512.');
  await customer.say('Please park inside.');
  await openChat(page, job);
  await expect(log(page)).toContainText('4512');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('menuitem')).toHaveCount(0);
  await expect(page).toHaveURL('/chat');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Clear chat' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clear chat' }).click();
  await expect(toast(page, 'Chat cleared.')).toBeVisible();
  await expect(page.getByText('Say hello')).toBeVisible();
  expect(await customer.sees()).toHaveLength(2);
});

test('[CHAT-06] Call now without a number says so, and /chat without a booking redirects to the bookings', async ({
  page,
}) => {
  const job = await orderJob(page.request, 'started');
  await changeBooking(job.bookingId, { customer_phone: null });
  await openChat(page, job);
  await page.getByRole('button', { name: 'Call now' }).click();
  await expect(toast(page, 'No number available')).toBeVisible();
  const other = await page.context().newPage();
  await enterFor(other, job);
  await other.goto('/chat');
  await expect(other).toHaveURL('/booking');
});

test('a chat photo is resized, sent once for a double tap, and visible to both sides', async ({
  page,
  request,
}) => {
  const trouble = await watchTrouble(page);
  const job = await openChat(page);
  const customer = await customerOf(request, job);
  const photo = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(2000, 1500);
    const context = canvas.getContext('2d');
    for (let at = 0; at < 400; at += 1) {
      if (context) context.fillStyle = `hsl(${at} 60% 50%)`;
      context?.fillRect((at % 20) * 100, Math.floor(at / 20) * 75, 100, 75);
    }
    const blob = await canvas.convertToBlob({ type: 'image/jpeg' });
    return [...(await blob.bytes())];
  });
  await page.getByRole('button', { name: 'Send a picture' }).click();
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'From gallery' }).click();
  await (
    await choosing
  ).setFiles({ name: 'tap.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(photo) });
  await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).dblclick();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(log(page).getByRole('img', { name: 'Picture' })).toHaveCount(1);
  const seen = async () => (await customer.sees()).map(({ picture }) => picture !== null);
  await expect.poll(seen).toEqual([true]);
  await expect(log(page).getByText('Waiting to send')).toHaveCount(0);
  // The listed message replaces the one on its way: without a request that the policy forbids.
  await page.waitForTimeout(1500);
  expect(trouble).toEqual([]);
});
