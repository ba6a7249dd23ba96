import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session, sessionShelf } from '../session/session.ts';
import { keepReads, KEPT, KEPT_FOR_TODAY, restoreReads } from './persist-queries.ts';
import { READS_SHAPE } from '#shared/queries/reads-shape';
import { seal } from './sealed.ts';

const BOOKINGS = ['bookings', 'live'];
const NAMES = [{ name: 'Geyser repair' }];

const open = (authToken: string) => session.open({ authToken, role: 'serviceman' });

/** A page that keeps what it reads. */
const openPage = () => {
  const client = new QueryClient();
  keepReads(client);
  const read = (queryKey: readonly string[], data: unknown, kept: object = KEPT) =>
    client.fetchQuery({ queryKey, queryFn: () => data, ...kept });
  return { client, read };
};

const kept = () => vi.waitUntil(() => sessionShelf.get('reads'), { timeout: 5000 });

/** The page that comes after it. */
const comeAgain = async (): Promise<QueryClient> => {
  const client = new QueryClient();
  await restoreReads(client);
  return client;
};

beforeEach(() => open('token-1'));
afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  await session.close();
});

it('brings back what was read, with the time it was read at', async () => {
  const { client, read } = openPage();
  await read(BOOKINGS, NAMES);
  await kept();
  const next = await comeAgain();
  expect(next.getQueryData(BOOKINGS)).toEqual(NAMES);
  const [then, now] = [client, next].map((page) => page.getQueryState(BOOKINGS)?.dataUpdatedAt);
  expect(now).toBe(then);
});

it('keeps nothing that did not ask for it', async () => {
  const { read } = openPage();
  await read(['chat'], ['Hello'], { meta: { isKept: true } });
  await read(BOOKINGS, NAMES);
  await kept();
  expect((await comeAgain()).getQueryData(['chat'])).toBeUndefined();
});

it('lies there as bytes that say nothing', async () => {
  const { read } = openPage();
  await read(BOOKINGS, NAMES);
  const { bytes } = (await kept()) as { bytes: ArrayBuffer };
  expect(new TextDecoder().decode(bytes)).not.toContain('Geyser');
});

it('is gone with the session', async () => {
  const { read } = openPage();
  await read(BOOKINGS, NAMES);
  await kept();
  await session.close();
  expect(await sessionShelf.get('reads')).toBeUndefined();
});

it('is not written once the session ended', async () => {
  const { read } = openPage();
  await read(BOOKINGS, NAMES);
  await session.close();
  await new Promise((resolve) => {
    setTimeout(resolve, 1200);
  });
  expect(await sessionShelf.get('reads')).toBeUndefined();
});

it('is closed to another session, even if it stayed there', async () => {
  const { read } = openPage();
  await read(BOOKINGS, NAMES);
  const sealed = await kept();
  await open('token-2');
  await sessionShelf.put('reads', sealed);
  expect((await comeAgain()).getQueryData(BOOKINGS)).toBeUndefined();
});

const DAY = 86_400_000;

it('brings back what is older than a day, and leaves behind what was true of that day only', async () => {
  const { read } = openPage();
  await read(['dashboard'], { todayBookings: 6 }, KEPT_FOR_TODAY);
  await read(BOOKINGS, NAMES);
  await kept();
  expect((await comeAgain()).getQueryData(['dashboard'])).toEqual({ todayBookings: 6 });
  vi.useFakeTimers({ now: Date.now() + DAY, toFake: ['Date'] });
  const next = await comeAgain();
  expect(next.getQueryData(BOOKINGS)).toEqual(NAMES);
  expect(next.getQueryData(['dashboard'])).toBeUndefined();
});

it.each([
  ['a week and more', 8 * DAY],
  ['a clock that went back', -DAY],
])('leaves everything behind after %s', async (_what, later) => {
  const { read } = openPage();
  await read(BOOKINGS, NAMES);
  await kept();
  vi.useFakeTimers({ now: Date.now() + later, toFake: ['Date'] });
  expect((await comeAgain()).getQueryData(BOOKINGS)).toBeUndefined();
});

it('leaves behind what an app with other answers kept', async () => {
  const earlier = {
    shape: 'of an earlier app',
    reads: [{ key: BOOKINGS, data: NAMES, at: Date.now(), isOfDay: false }],
  };
  await sessionShelf.put('reads', await seal('token-1', earlier));
  expect((await comeAgain()).getQueryData(BOOKINGS)).toBeUndefined();
  // The same under today's shape is taken, so the shape it was.
  await sessionShelf.put('reads', await seal('token-1', { ...earlier, shape: READS_SHAPE }));
  expect((await comeAgain()).getQueryData(BOOKINGS)).toEqual(NAMES);
});

it('does not overwrite what came from the server meanwhile', async () => {
  const { read } = openPage();
  await read(BOOKINGS, NAMES);
  await kept();
  const client = new QueryClient();
  client.setQueryData(BOOKINGS, []);
  await restoreReads(client);
  expect(client.getQueryData(BOOKINGS)).toEqual([]);
});
