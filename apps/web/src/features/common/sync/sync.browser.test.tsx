import { endWork } from '@karigar/contract/bookings/end-work';
import { holdWork } from '@karigar/contract/bookings/hold-work';
import { startWork } from '@karigar/contract/bookings/start-work';
import { verifyCompletionOtp } from '@karigar/contract/bookings/verify-completion-otp';
import { sendChat } from '@karigar/contract/chat/send-chat';
import { dayOf } from '@karigar/domain/dates/india-day';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { actionQueue } from '#platform/action-queue/action-queue';
import { liveKey } from '#platform/cache/live-keys';
import { queryClient } from '#platform/cache/query-client';
import { session } from '#platform/session/session';
import { sheetState } from '#platform/navigation/sheet-state';
import { toasts } from '@karigar/client/toast/toasts';
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
import { broken, cut, playServer, reply } from '#testing/test-server';
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

/** Queues two actions without a reply: a start, and a message to the customer. */
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
/** The cards, each with its lines. */
const cards = () =>
  all('main > * > ul > li, [role="dialog"] ul > li').map((card) =>
    card.innerText.split(/\s*\n\s*/),
  );
const said = () => toasts.takeAll().map(({ words: text }) => text);

it('reports an empty queue, and what the phone stores', async () => {
  playServer();
  await show();
  await expect.poll(words).toContain('All sent.');
  expect(words()).toContain('Data used today');
  expect(all('li')).toHaveLength(0);
});

it('groups waiting actions by booking, with the customer, and sends all on request', async () => {
  const server = await leaveTwo();
  await show();
  await expect.poll(() => cards().length).toBe(1);
  await expect.poll(() => cards()[0]?.[0]).toBe('Farida Shaikh');
  const [card = []] = cards();
  expect(card[1]).toContain('KRG-48213 · 2 not sent');
  expect(card).toContain('Work started');
  expect(card.join(' ')).toContain('“On my way”');
  // Discard is not beside the send button.
  expect(card.filter((line) => line === 'Discard')).toEqual([]);
  expect(card.filter((line) => line === 'Send now')).toHaveLength(1);
  server.on(startWork, () => reply(startWork, null));
  server.on(sendChat, () => reply(sendChat, null));
  await page.getByRole('button', { name: 'Send all now' }).click();
  await expect.poll(words).toContain('All sent.');
  await expect.poll(said).toEqual(['All sent.']);
  expect(new Set(server.asked(startWork).map(({ key }) => key)).size).toBe(1);
});

const away = (): Response => new Response('<html>Log in</html>', { status: 200 });
const WHY: readonly (readonly [string, () => Promise<Response> | Response, string])[] = [
  ['no connection', cut, 'Karigar cannot be reached.'],
  ['the server is down', broken, 'Our server is down.'],
  ['the reply is not our server’s', away, 'This network blocks Karigar.'],
];

it.each(WHY)('“Send now” reports the result: %s', async (_what, answer, text) => {
  const server = await leaveTwo();
  server.on(startWork, answer);
  server.on(sendChat, answer);
  await show();
  await expect.poll(() => cards().length).toBe(1);
  toasts.takeAll();
  await page.getByRole('button', { name: 'Send all now' }).click();
  let heard: readonly string[] = [];
  await expect
    .poll(() => {
      heard = [...heard, ...said()];
      return heard.join(' ');
    })
    .toContain(text);
});

it('discards one waiting action only after a confirmation, and keeps the other', async () => {
  await leaveTwo();
  await show();
  await expect.poll(() => cards().length).toBe(1);
  await page.getByRole('button', { name: /Message/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog).toBeVisible();
  expect(words()).toContain('2 not sent');
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expect.poll(words).toContain('1 not sent');
  expect(words()).toContain('Work started');
});

it('the question before a discard is a step in history: Back closes it, a reload shows it', async () => {
  await leaveTwo();
  const key = actionQueue
    .entries()
    .find(
      (entry) => entry.account === `serviceman:${account}` && entry.call === startWork.name,
    )?.key;
  const sheet = { state: sheetState('waiting-question', 'default', key) };
  await showScreen(SyncScreen, '/sync', { sheet });
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  expect(words()).toContain('Discard Work started?');
});

it('names the customer of a booking that is no longer in the lists', async () => {
  const server = await leaveTwo();
  await show();
  await expect.poll(() => cards()[0]?.[0]).toBe('Farida Shaikh');
  server.on(verifyCompletionOtp, cut);
  const code = { bookingId: 7, orderId: 7, otp: '123456' };
  await actionQueue.enqueue(verifyCompletionOtp, 7, code);
  server.bookingsAre([]);
  queryClient.clear();
  await show();
  await expect.poll(() => cards()[0]?.join(' ')).toMatch(/^Farida Shaikh .*…56 · /);
});

it('shows once why a booking’s actions were refused, and dismisses them', async () => {
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
  server.on(endWork, () => Response.json(no));
  const until = dayOf(NOW);
  const ref = { bookingId: 9, orderId: 9 };
  await actionQueue.enqueue(holdWork, 9, { ...ref, until, reason: '' });
  await actionQueue.enqueue(endWork, 9, { ...ref, endedAt: NOW });
  await show();
  await expect.poll(() => cards().length).toBe(1);
  const [card = []] = cards();
  expect(words()).toContain('Not accepted');
  // The booking is no longer assigned to the serviceman, but its number is still shown.
  expect(card.join(' ')).toContain('KRG-48299');
  expect(card.join(' ')).toContain('2 not accepted');
  expect(words().split('It was cancelled.').length - 1).toBe(1);
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect.poll(() => cards().length).toBe(0);
  await settle();
});

it('reports that actions of another account wait on this phone', async () => {
  await leaveTwo();
  await session.open({ authToken: 'another', role: 'serviceman', accountId: 999_999 });
  await show();
  await expect.poll(words).toMatch(/\d+ unsent actions of another account are on this phone\./);
  expect(words()).toContain('You have nothing left to send.');
});

it('the sheet over any screen lists waiting actions by booking, sends them, and links to where one can be discarded', async () => {
  const server = await leaveTwo();
  const Over = () => <WaitingSheet open onClose={() => undefined} />;
  await showScreen(Over, '/booking');
  const sheet = page.getByRole('dialog', { name: 'Waiting to send' });
  await expect.element(sheet).toBeVisible();
  await expect.poll(() => cards()[0]?.join(' ')).toContain('Farida Shaikh · KRG-48213');
  expect(cards()[0]?.join(' ')).toContain('Work started, Message');
  server.on(startWork, () => reply(startWork, null));
  server.on(sendChat, () => reply(sendChat, null));
  await sheet.getByRole('button', { name: 'Send now' }).click();
  await expect.poll(words).toContain('You have nothing left to send.');
  expect(cards()).toEqual([]);
  await sheet.getByRole('button', { name: 'Open Sync' }).click();
  await expect.poll(() => document.querySelector('[data-opened]')?.textContent).toBe('/sync');
});
