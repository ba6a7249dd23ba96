import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { isKarigar } from './is-karigar.ts';

it.each([
  ['our refusal', '{"success":false,"code":"client.unknown","message":"","data":null}', true],
  ['another code', '{"success":false,"code":"not-found","message":"","data":null}', false],
  ['a page', '<html>Hello</html>', false],
  ['anything that says yes', '{"success":true}', false],
])('recognises whether the reply is a Karigar server’s: %s', async (_, reply, ours) => {
  const server = createServer((_request, response) => response.end(reply)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    expect(await isKarigar(`http://127.0.0.1:${port}`)).toBe(ours);
  } finally {
    server.close();
  }
});

it('does not take an address without a server for a Karigar server', async () => {
  expect(await isKarigar('http://127.0.0.1:1')).toBe(false);
});
