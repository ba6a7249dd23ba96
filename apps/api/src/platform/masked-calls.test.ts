import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { createGatewayMaskedCalls } from './masked-calls.ts';

const ENDS = { from: '9822012345', to: '98900 11223' };

const gateway = async (status: number, answer: string) => {
  const got: unknown[] = [];
  const server = createServer((request, reply) => {
    request.setEncoding('utf8').on('data', (body: string) => {
      got.push([request.headers.authorization, JSON.parse(body)]);
      reply.writeHead(status).end(answer);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const calls = createGatewayMaskedCalls({ apiKey: 'key-1', url: `http://127.0.0.1:${port}/call` });
  return { calls, got, close: () => server.closeAllConnections() ?? server.close() };
};

it('masked calls send both numbers to the gateway and return its number', async () => {
  const { calls, got, close } = await gateway(200, '{"number":"+912066801234"}');
  expect(await calls.between(ENDS)).toBe('+912066801234');
  close();
  expect(got).toEqual([['Bearer key-1', { from: '+919822012345', to: '+919890011223' }]]);
});

it.each([
  [500, '', 'masked calls: the gateway answered 500'],
  [200, 'no json', 'masked calls: the gateway gave no number'],
  [200, '{"number":"98220 12345"}', 'masked calls: the gateway gave no number'],
  [200, '{}', 'masked calls: the gateway gave no number'],
])('masked calls turn %s %s into an error without numbers', async (status, answer, message) => {
  const { calls, close } = await gateway(status, answer);
  const failure = await calls.between(ENDS).catch(String);
  close();
  expect(failure).toBe(`Error: ${message}`);
});

it('masked calls send no request for an invalid number', async () => {
  const { calls, got, close } = await gateway(200, '{}');
  await expect(calls.between({ ...ENDS, to: '12' })).rejects.toThrow('not a phone number');
  close();
  expect(got).toEqual([]);
});
