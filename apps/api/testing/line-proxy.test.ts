import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { calls, CUT, PASS, startLineProxy, type LineProxy } from './line-proxy.ts';

let server: Server;
let line: LineProxy;
let heard = 0;

beforeEach(async () => {
  heard = 0;
  server = createServer((request, response) => {
    heard += 1;
    request.resume();
    response.setHeader('ours', 'yes').end('{"a":"whole reply"}');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => {
    server.once('listening', resolve);
  });
  line = await startLineProxy(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});

afterEach(async () => {
  await line.close();
  server.closeAllConnections();
  server.close();
});

const send = (path = '/api/x'): Promise<Response> => {
  const body = new FormData();
  body.append('programType', 'someCall');
  return fetch(line.base + path, { method: 'POST', body, headers: { 'idempotency-key': 'k' } });
};

it('line proxy forwards a request and records its call, key and status', async () => {
  expect(await (await send()).text()).toBe('{"a":"whole reply"}');
  expect(line.sent).toEqual([
    { path: '/api/x', call: 'someCall', key: 'k', mode: 'pass', status: 200 },
  ]);
});

it('line proxy in mode cut: the request does not reach the server', async () => {
  line.become(CUT);
  await expect(send()).rejects.toThrow('fetch failed');
  expect(heard).toBe(0);
});

it('line proxy in mode drop-reply: the server handles the request and the reply is lost', async () => {
  line.become({ kind: 'drop-reply' });
  await expect(send()).rejects.toThrow('fetch failed');
  expect(heard).toBe(1);
});

it('line proxy truncates the body and keeps the headers', async () => {
  line.become({ kind: 'truncate' });
  const reply = await send();
  expect(reply.headers.get('ours')).toBe('yes');
  expect(await reply.text()).toBe('{"a":"who');
});

it('line proxy delays a reply', async () => {
  line.become({ kind: 'delay', ms: 150 });
  const began = performance.now();
  await send();
  expect(performance.now() - began).toBeGreaterThan(140);
});

it('line proxy replies instead of the server only for the chosen requests', async () => {
  line.become({ kind: 'answer', status: 403, headers: { a: 'b' }, body: 'no' }, calls);
  const reply = await send();
  expect([reply.status, reply.headers.get('a'), await reply.text()]).toEqual([403, 'b', 'no']);
  expect((await send('/elsewhere')).status).toBe(200);
  line.become(PASS);
  expect((await send()).status).toBe(200);
  expect(heard).toBe(2);
});
