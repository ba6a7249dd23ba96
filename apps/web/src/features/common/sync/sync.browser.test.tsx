import { holdWork } from '@karigar/contract/bookings/hold-work';
import { startWork } from '@karigar/contract/bookings/start-work';
import { sendChat } from '@karigar/contract/chat/send-chat';
import { dayOf } from '@karigar/domain/dates/india-day';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { actionQueue } from '#platform/action-queue/action-queue';
import { liveKey } from '#platform/cache/live-keys';
import { queryClient } from '#platform/cache/query-client';
import { session } from '#platform/session/session';
import { aBooking } from '#testing/bookings';
import {
  all,
  clearScreen,
  holdTime,
  NOW,
  settle,
  showScreen,
  words,
} from '#testing/show-screen.tsx';
import { cut, playServer, reply } from '#testing/test-server';
import { SyncScreen, WaitingSheet } from './index.ts';

let account = 0;

beforeEach(async () => {
  holdTime();
  vi.spyOn(console, 'error').mockReturnValue();
  account += 1;
  await session.open({ authToken: `token-${account}`, role: 'serviceman', accountId: account });
});

afterEach(async () => {
  clearScreen();
  await session.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Two things that no server answered: a start, and words to the customer. */
const leaveTwo = async () => {
  const server = playServer();
  server.bookingsAre([aBooking(7, { bookingNo: 'KRG-48213', customerName: 'Farida Shaikh' })]);
  server.on(startWork, cut);
  server.on(sendChat, cut);
  const ref = { bookingId: 7, orderId: 7 };
  await actionQueue.enqueue(startWork, 7, { ...ref, startedAt: NOW });
  await actionQueue.enqueue(sendChat, 7, { ...ref, message: 'On my way', by: 'me' }, { after: 0 });
  return server;
};

const show = () => showScreen(SyncScreen, '/sync');
const items = () => all('li').map((item) => item.innerText.split(/\s*\n\s*/).slice(0, 2));

it('says that nothing waits, and what the phone holds', async () => {
  playServer();
  await show();
  await expect.poll(words).toContain('All sent.');
  expect(words()).toContain('Data used today');
  expect(all('li')).toHaveLength(0);
});

it('lists what waits in his order, and sends it all when asked', async () => {
  const server = await leaveTwo();
  await show();
  await expect.poll(() => items().length).toBe(2);
  expect(items()[0]?.[0]).toBe('Start Work');
  expect(items()[0]?.[1]).toContain('KRG-48213 · ');
  expect(items()[1]).toEqual(['Message to Farida Shaikh', '“On my way”']);
  server.on(startWork, () => reply(startWork, null));
  server.on(sendChat, () => reply(sendChat, null));
  await page.getByRole('button', { name: 'Try now' }).last().click();
  await expect.poll(words).toContain('All sent.');
  expect(new Set(server.asked(startWork).map(({ key }) => key)).size).toBe(1);
});

it('gives up one of them only after a question, and leaves the other', async () => {
  await leaveTwo();
  await show();
  await expect.poll(() => items().length).toBe(2);
  await page.getByRole('button', { name: 'Discard' }).last().click();
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog).toBeVisible();
  expect(items()).toHaveLength(2);
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expect.poll(() => items().length).toBe(1);
  expect(items()[0]?.[0]).toBe('Start Work');
});

it('says why one was refused, and puts it away when it was read', async () => {
  const server = playServer();
  queryClient.setQueryData(liveKey.bookings, [aBooking(9, { bookingNo: 'KRG-48299' })]);
  server.bookingsAre([]);
  const no = {
    success: false,
    code: 'booking.cancelled',
    message: 'It was cancelled.',
    data: null,
  };
  server.on(holdWork, () => Response.json(no));
  const until = dayOf(NOW);
  await actionQueue.enqueue(holdWork, 9, { bookingId: 9, orderId: 9, until, reason: '' });
  await show();
  await expect.poll(() => items().length).toBe(1);
  expect(words()).toContain('Not accepted');
  expect(words()).toContain('It was cancelled.');
  // It is among his bookings no more; he still reads which one it was.
  expect(items()[0]?.[1]).toContain('KRG-48299 · ');
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect.poll(() => items().length).toBe(0);
  await settle();
});

it('shows over any screen what waits, sends it when asked, and leads to where one can be given up', async () => {
  const server = await leaveTwo();
  const Over = () => <WaitingSheet open onClose={() => undefined} />;
  await showScreen(Over, '/booking');
  const sheet = page.getByRole('dialog', { name: 'Waiting to send' });
  await expect.element(sheet).toBeVisible();
  expect(items().map(([name]) => name)).toEqual(['Start Work', 'Message to Farida Shaikh']);
  server.on(startWork, () => reply(startWork, null));
  server.on(sendChat, () => reply(sendChat, null));
  await sheet.getByRole('button', { name: 'Try now' }).click();
  await expect.poll(words).toContain('Nothing waits on this phone.');
  expect(items()).toEqual([]);
  await sheet.getByRole('button', { name: 'Open Sync' }).click();
  await expect.poll(() => document.querySelector('[data-opened]')?.textContent).toBe('/sync');
});
