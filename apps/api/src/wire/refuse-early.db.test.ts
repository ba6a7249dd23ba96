import { listBookings } from '@karigar/contract/bookings/list-bookings';
import { sendChat } from '@karigar/contract/chat/send-chat';
import { writeForm } from '@karigar/contract/wire/form-data';
import { isMarked } from '@karigar/contract/wire/mark';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { buildApp } from '#app';
import { buildConsoleApp } from '#console/console-app';
import type { Context } from '#context';
import type { CallClass } from '#platform/admission';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let base: string;
let token: string;
let console: string;
const closing: (() => Promise<unknown>)[] = [];
const full = new Set<CallClass>();
const taken = new Set<CallClass>();

beforeAll(async () => {
  app = await createTestApp();
  token = await app.signIn('suresh');
  const admission = {
    ...app.context.admission,
    isFull: (of: CallClass) => full.has(of),
    enter: async (of: CallClass) => (taken.has(of) ? null : () => {}),
  };
  const context: Context = { ...app.context, admission };
  const listen = async (one: ReturnType<typeof buildApp>): Promise<string> => {
    await one.listen({ host: '127.0.0.1', port: 0 });
    closing.push(() => one.close());
    return `http://127.0.0.1:${(one.server.address() as AddressInfo).port}`;
  };
  base = await listen(buildApp(context));
  console = await listen(buildConsoleApp(context));
});
afterAll(async () => {
  for (const close of closing) await close();
  await app.close();
});

afterEach(() => {
  full.clear();
  taken.clear();
});

const LIST = [
  ['bookingStatus', '1'],
  ['limit', '10'],
  ['page', '1'],
] as const;

const ask = (
  call: Parameters<typeof writeForm>[0] & { readonly path: string },
  headers: Record<string, string> = {},
  fields: readonly (readonly [string, string])[] = LIST,
): Promise<Response> =>
  fetch(`${base}/api/${call.path}`, {
    method: 'POST',
    headers: { authorization: 'Bearer karigar-dev', ...headers },
    body: writeForm(call, new Map(fields), token),
  });

it('a full server refuses by the head of a call, in the language of the caller, and says when to come back', async () => {
  full.add('refresh');
  const refused = await ask(listBookings, { 'read-again': '1', 'accept-language': 'hi' });
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('5');
  expect(refused.headers.get('karigar-reply')).toBe('1');
  expect(refused.headers.get('x-content-type-options')).toBe('nosniff');
  expect(refused.headers.get('cache-control')).toBe('no-store');
  const body = (await refused.json()) as { readonly message: string };
  expect(isMarked(body)).toBe(true);
  expect(body).toMatchObject({ success: false });
  expect(body.message).toMatch(/[ऀ-ॿ]/);
  const metrics = await app.context.metrics.render();
  expect(metrics).toMatch(/karigar_admission_refused_total\{class="refresh"\} 1\b/);
});

it('reads, work in the field and pages go on while others are refused', async () => {
  full.add('refresh').add('guest');
  expect((await ask(listBookings)).status).toBe(200);
  const chat = await ask(sendChat, { 'idempotency-key': crypto.randomUUID() }, []);
  expect(chat.status).toBe(400);
  expect((await fetch(`${base}/legal/style.css`)).status).toBe(200);
});

it('a call whose head was not refused is refused when it gets no place', async () => {
  taken.add('read');
  const refused = await ask(listBookings);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('2');
  expect(await app.context.metrics.render()).toMatch(
    /karigar_admission_refused_total\{class="read"\} 1\b/,
  );
});

it('calls of operators wait for nobody’s reads', async () => {
  for (const set of [full, taken]) set.add('read').add('refresh').add('guest');
  const reply = await fetch(`${console}/api/console/desk`, {
    method: 'POST',
    headers: { authorization: 'Bearer karigar-console-dev' },
    body: writeForm({ programType: 'getDesk' }, new Map(), 'no-such-token'),
  });
  expect(reply.status).toBe(401);
});
