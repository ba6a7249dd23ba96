import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { startWork } from './bookings/start-work.ts';
import { createClient, type ServerTime } from './client.ts';

const work = { bookingId: 1, orderId: 2, startedAt: Date.UTC(2026, 10, 14, 5, 12, 7) };
const SERVER_AT = Date.UTC(2026, 10, 15, 5, 0);
const OURS = { 'karigar-reply': '1', date: new Date(SERVER_AT).toUTCString() };
const TAKEN = { server: 'karigar', success: true, code: 200, message: '', data: null };

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.closeAllConnections();
});

/** Collects the server times that a client reports for this reply. */
const serverTimesOf = async (status: number, headers: Record<string, string>, body: string) => {
  const server = createServer((_request, response) => {
    response.sendDate = false;
    response.writeHead(status, headers);
    response.end(body);
  });
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const heard: ServerTime[] = [];
  const call = createClient({
    base: `http://127.0.0.1:${port}/api/`,
    clientId: 'karigar-web',
    version: '1.2.3',
    language: () => 'en',
    authToken: () => 'token',
    isOnline: () => true,
    onServerTime: (time) => heard.push(time),
  });
  const before = Date.now();
  await call(startWork, work);
  return { heard, before, after: Date.now() };
};

it("reports the server's time with our reply, between the phone's times of sending and receiving", async () => {
  const { heard, before, after } = await serverTimesOf(200, OURS, JSON.stringify(TAKEN));
  expect(heard).toHaveLength(1);
  const [{ serverAt, sentAt, heardAt } = { serverAt: 0, sentAt: 0, heardAt: 0 }] = heard;
  expect(serverAt).toBe(SERVER_AT);
  expect(sentAt).toBeGreaterThanOrEqual(before);
  expect(heardAt).toBeGreaterThanOrEqual(sentAt);
  expect(heardAt).toBeLessThanOrEqual(after);
});

it.each([
  ['a page of a portal', 200, '<html>Please log in</html>'],
  ['a broken gateway', 502, ''],
])('reports no server time for %s', async (_from, status, body) => {
  const { heard } = await serverTimesOf(status, { date: OURS.date }, body);
  expect(heard).toEqual([]);
});

it('reports no server time for a reply without a date', async () => {
  const { heard } = await serverTimesOf(200, { 'karigar-reply': '1' }, JSON.stringify(TAKEN));
  expect(heard).toEqual([]);
});
