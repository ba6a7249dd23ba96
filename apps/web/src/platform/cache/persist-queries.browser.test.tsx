import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session, sessionCache } from '#platform/session/session';
import {
  persistQueries,
  PERSISTED,
  PERSISTED_FOR_TODAY,
  restoreQueries,
} from './persist-queries.ts';
import { READS_SHAPE } from './reads-shape.ts';
import { seal } from './sealed.ts';

const BOOKINGS = ['bookings', 'live'];
const NAMES = [{ name: 'Geyser repair' }];

const open = (authToken: string) => session.open({ authToken, role: 'serviceman' });

/** Opens a page that persists its reads. */
const openPage = () => {
  const client = new QueryClient();
  persistQueries(client);
  const read = (queryKey: readonly string[], data: unknown, kept: object = PERSISTED) =>
    client.fetchQuery({ queryKey, queryFn: () => data, ...kept });
  return { client, read };
};

const kept = () => vi.waitUntil(() => sessionCache.get('reads'), { timeout: 5000 });

/** Opens the next page. */
const comeAgain = async (): Promise<QueryClient> => {
  const client = new QueryClient();
  await restoreQueries(client);
  return client;
};

beforeEach(() => open('token-1'));
afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  await session.close();
});

it('restores reads with the time they were read at', async () => {
  const { client, read } = openPage();
  await read(BOOKINGS, NAMES);
  await kept();
  const next = await comeAgain();
  expect(next.getQueryData(BOOKINGS)).toEqual(NAMES);
  const [then, now] = [client, next].map((page) => page.getQueryState(BOOKINGS)?.dataUpdatedAt);
  expect(now).toBe(then);
});

it('persists only queries that opted in', async () => {
  const { read } = openPage();
  await read(['chat'], ['Hello'], { meta: { isKept: true } });
  await read(BOOKINGS, NAMES);
  await kept();
  expect((await comeAgain()).getQueryData(['chat'])).toBeUndefined();
});

it('persists reads encrypted', async () => {
  const { read } = openPage();
  await read(BOOKINGS, NAMES);
  const { bytes } = (await kept()) as { bytes: ArrayBuffer };
  expect(new TextDecoder().decode(bytes)).not.toContain('Geyser');
});

it('deletes persisted reads with the session', async () => {
  const { read } = openPage();
  await read(BOOKINGS, NAMES);
  await kept();
  await session.close();
  expect(await sessionCache.get('reads')).toBeUndefined();
});

it('does not persist reads once the session ended', async () => {
  const { read } = openPage();
  await read(BOOKINGS, NAMES);
  await session.close();
  await new Promise((resolve) => {
    setTimeout(resolve, 1200);
  });
  expect(await sessionCache.get('reads')).toBeUndefined();
});

it('cannot decrypt the reads of another session, even if they remained', async () => {
  const { read } = openPage();
  await read(BOOKINGS, NAMES);
  const sealed = await kept();
  await open('token-2');
  await sessionCache.put('reads', sealed);
  expect((await comeAgain()).getQueryData(BOOKINGS)).toBeUndefined();
});

const DAY = 86_400_000;

it('restores reads older than a day, except those that are valid for one day only', async () => {
  const { read } = openPage();
  await read(['dashboard'], { todayBookings: 6 }, PERSISTED_FOR_TODAY);
  await read(BOOKINGS, NAMES);
  await kept();
  expect((await comeAgain()).getQueryData(['dashboard'])).toEqual({ todayBookings: 6 });
  vi.useFakeTimers({ now: Date.now() + DAY, toFake: ['Date'] });
  const next = await comeAgain();
  expect(next.getQueryData(BOOKINGS)).toEqual(NAMES);
  expect(next.getQueryData(['dashboard'])).toBeUndefined();
});

it('drops all reads older than a week', async () => {
  const { read } = openPage();
  await read(BOOKINGS, NAMES);
  await kept();
  vi.useFakeTimers({ now: Date.now() + 8 * DAY, toFake: ['Date'] });
  expect((await comeAgain()).getQueryData(BOOKINGS)).toBeUndefined();
});

it('restores reads from before the clock was set back, and reads them again', async () => {
  const { read } = openPage();
  await read(BOOKINGS, NAMES);
  await kept();
  vi.useFakeTimers({ now: Date.now() - DAY, toFake: ['Date'] });
  const next = await comeAgain();
  expect(next.getQueryData(BOOKINGS)).toEqual(NAMES);
  expect(next.getQueryState(BOOKINGS)?.isInvalidated).toBe(true);
});

it('drops reads of an app with another contract', async () => {
  const earlier = {
    shape: 'of an earlier app',
    reads: [{ key: BOOKINGS, data: NAMES, at: Date.now(), isOfDay: false }],
  };
  await sessionCache.put('reads', await seal('token-1', earlier));
  expect((await comeAgain()).getQueryData(BOOKINGS)).toBeUndefined();
  // The same entry with today's shape is restored, so the shape was the reason.
  await sessionCache.put('reads', await seal('token-1', { ...earlier, shape: READS_SHAPE }));
  expect((await comeAgain()).getQueryData(BOOKINGS)).toEqual(NAMES);
});

it('does not overwrite newer reads from the server', async () => {
  const { read } = openPage();
  await read(BOOKINGS, NAMES);
  await kept();
  const client = new QueryClient();
  client.setQueryData(BOOKINGS, []);
  await restoreQueries(client);
  expect(client.getQueryData(BOOKINGS)).toEqual([]);
});
