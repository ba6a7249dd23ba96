import { endWork } from '@karigar/contract/bookings/end-work';
import { startWork } from '@karigar/contract/bookings/start-work';
import { sendChat } from '@karigar/contract/chat/send-chat';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { actionQueue } from '#platform/action-queue/action-queue';
import { session } from '#platform/session/session';
import { cut, playServer } from '#testing/test-server';
import { buzzForActions } from './buzz.ts';

const ref = { bookingId: 7, orderId: 7 };
const shake = vi.fn<(pattern: number[]) => boolean>(() => true);
let stop: () => void;

const wantsLessMotion = (matches: boolean) =>
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches } as MediaQueryList);

beforeEach(async () => {
  shake.mockClear();
  vi.spyOn(navigator, 'vibrate').mockImplementation(shake as Navigator['vibrate']);
  wantsLessMotion(false);
  await session.open({ authToken: 'buzz', role: 'serviceman', accountId: Date.now() });
  stop = buzzForActions();
});

afterEach(async () => {
  stop();
  await session.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('vibrates once, shortly, for a saved action, and not for a chat message', async () => {
  const server = playServer();
  server.on(startWork, cut);
  server.on(sendChat, cut);
  await actionQueue.enqueue(startWork, 7, { ...ref, startedAt: Date.now() });
  await actionQueue.enqueue(sendChat, 7, { ...ref, message: 'Hello', by: 'me' }, { after: 0 });
  await expect.poll(() => shake.mock.calls).toEqual([[[40]]]);
});

it('vibrates twice for a refused action', async () => {
  const server = playServer();
  server.on(endWork, () =>
    Response.json({ success: false, code: 'booking.cancelled', message: 'No.', data: null }),
  );
  await actionQueue.enqueue(endWork, 7, { ...ref, endedAt: Date.now() });
  await expect.poll(() => shake.mock.lastCall).toEqual([[60, 80, 60]]);
});

it('does not vibrate with reduced motion', async () => {
  wantsLessMotion(true);
  const server = playServer();
  server.on(startWork, cut);
  await actionQueue.enqueue(startWork, 8, { bookingId: 8, orderId: 8, startedAt: Date.now() });
  expect(shake).not.toHaveBeenCalled();
});
