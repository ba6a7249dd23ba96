import { listServiceAddOns } from '@karigar/contract/add-ons/list-service-add-ons';
import { listBookings } from '@karigar/contract/bookings/list-bookings';
import { listChat } from '@karigar/contract/chat/list-chat';
import { getEarnings } from '@karigar/contract/earnings/get-earnings';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aBooking } from '#testing/bookings';
import { aWeek } from '#testing/earnings';
import { holdTime, NOW, settle } from '#testing/show-screen.tsx';
import { playServer, reply } from '#testing/test-server';
import { session } from '#platform/session/session';
import { prefetchWorkday } from './prefetch-workday.ts';
import { liveBookings } from '#entities/bookings/live-bookings';
import { queryClient } from '#platform/cache/query-client';

const DAY = 86_400_000;
const HOUR = 3_600_000;
let account = 0;
let stop = (): void => {};

beforeEach(async () => {
  localStorage.clear();
  holdTime();
  account += 1;
  await session.open({ authToken: `token-${account}`, role: 'serviceman', accountId: account });
});

afterEach(async () => {
  stop();
  queryClient.clear();
  await session.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const aDay = (message = 'Gate 4') => {
  const server = playServer();
  server.bookingsAre([aBooking(1), aBooking(2, { scheduledAt: NOW + DAY })]);
  server.on(listServiceAddOns, () => reply(listServiceAddOns, []));
  server.on(getEarnings, () => reply(getEarnings, aWeek()));
  server.on(listChat, (fields) =>
    reply(listChat, [
      {
        id: 1,
        text: fields.get('bookingId') === '1' ? message : 'Gate 5',
        mine: false,
        sentAt: NOW,
        picture: null,
        mark: null,
      },
    ]),
  );
  return server;
};

/** Opens a page and waits. */
const open = async (): Promise<void> => {
  stop();
  queryClient.clear();
  await queryClient.prefetchQuery(liveBookings);
  stop = prefetchWorkday();
  await settle(4100);
  for (let turn = 0; turn < 20; turn += 1) {
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
    await settle();
  }
  // Reads are persisted a second later.
  await settle(1100);
};

it('prefetches chats of today and the next days, earnings and the first page of history', async () => {
  const server = aDay();
  await open();
  await expect.poll(() => server.count(listChat)).toBe(2);
  expect(server.count(getEarnings)).toBe(1);
  const history = server
    .asked(listBookings)
    .filter(({ fields }) => fields.get('bookingStatus') === '6');
  expect(history).toHaveLength(1);
});

it('does not prefetch again what is cached, and earnings only after some hours', async () => {
  const server = aDay();
  await open();
  await open();
  expect(server.count(listChat)).toBe(2);
  expect(server.count(getEarnings)).toBe(1);
  vi.setSystemTime(NOW + 5 * HOUR);
  await open();
  expect(server.count(listChat)).toBe(2);
  expect(server.count(getEarnings)).toBe(2);
});

it("stops prefetching at the day's budget, and continues the next day", async () => {
  const server = aDay('Long story. '.repeat(6000));
  await open();
  // The first chat uses the whole budget.
  expect(server.count(listChat)).toBe(1);
  expect(server.count(getEarnings)).toBe(0);
  await open();
  expect(server.count(getEarnings)).toBe(0);
  vi.setSystemTime(NOW + DAY);
  await open();
  expect(server.count(getEarnings)).toBe(1);
});
