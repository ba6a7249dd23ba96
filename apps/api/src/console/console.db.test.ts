import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assignBooking } from '@karigar/contract/dispatch/assign-booking';
import { isKnownAt } from '@karigar/contract/listener';
import { getDesk } from '@karigar/contract/operators/get-desk';
import { CALLS } from '@karigar/contract/registry';
import { logOut } from '@karigar/contract/sign-in/log-out';
import { getProfile } from '@karigar/contract/profile/get-profile';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BROWSER_HEADERS } from '#testing/browser';
import { withOperators } from '#testing/operator-world';
import { CLIENT_IDS } from '#testing/send-call';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let files: string;

beforeAll(async () => {
  files = await mkdtemp(join(tmpdir(), 'karigar-console-'));
  await mkdir(join(files, 'assets'));
  await writeFile(join(files, 'index.html'), '<!doctype html><title>Console</title>');
  await writeFile(join(files, 'assets', 'main-1.js'), 'export {};');
  app = await createTestApp({ env: { CONSOLE_DIR: files, TRUSTED_PROXIES: '1' } });
});
afterAll(async () => {
  await app.close();
  await rm(files, { recursive: true });
});

const page = (path: string) => fetch(new URL(path, app.consoleBase));

it('each listener answers the other one’s calls exactly like a call that nobody has', async () => {
  const unknown = { path: 'console/nothing', programType: 'nothing' };
  for (const at of ['public', 'console'] as const) {
    const nothing = await app.sendFields(unknown, {}, { at });
    expect(nothing).toMatchObject({ status: 404, body: { code: 'call.unknown' } });
    for (const call of CALLS.filter((one) => !isKnownAt(at, one))) {
      const { status, text } = await app.sendFields(call, {}, { at });
      expect({ status, text }, call.name).toEqual({ status: nothing.status, text: nothing.text });
    }
  }
});

it('an operator’s token opens nothing at the public listener, a customer’s nothing at the console', async () => {
  const priya = await app.signIn('priya');
  const asha = await app.signIn('asha');
  const ended = { status: 401, body: { code: 'session.ended' } };
  expect((await app.sendFields(getDesk, {}, { token: priya })).status).toBe(200);
  expect(await app.sendFields(logOut, {}, { token: priya, at: 'public' })).toMatchObject(ended);
  expect(await app.sendFields(getProfile, {}, { token: priya })).toMatchObject(ended);
  expect(await app.sendFields(getDesk, {}, { token: asha })).toMatchObject(ended);
  expect(await app.sendFields(logOut, {}, { token: asha, at: 'console' })).toMatchObject(ended);
  const live = (base: string, token: string, id: string) =>
    fetch(new URL('/live', base), {
      method: 'POST',
      headers: { authorization: `Bearer ${id}`, 'auth-token': token },
    });
  expect((await live(app.base, priya, CLIENT_IDS.public)).status).toBe(401);
  expect((await live(app.consoleBase, asha, CLIENT_IDS.console)).status).toBe(401);
  const own = await live(app.consoleBase, priya, CLIENT_IDS.console);
  expect(own.status).toBe(200);
  await own.body?.cancel();
});

it('neither listener takes the client id of the other', async () => {
  const token = await app.signIn('priya');
  const headers = { authorization: `Bearer ${CLIENT_IDS.public}` };
  const refused = { status: 403, body: { code: 'client.unknown' } };
  expect(await app.sendFields(getDesk, {}, { token, headers })).toMatchObject(refused);
});

it('a browser’s session needs the console’s own cookie beside the token', async () => {
  const operators = withOperators(app);
  const code = await operators.invite(['help']);
  const reply = await operators.accept(code, operators.authenticator(), {
    headers: BROWSER_HEADERS,
  });
  const { authToken: token } = reply.body.data as { authToken: string };
  const [cookie = ''] = (reply.headers.get('set-cookie') ?? '').split(';');
  expect(reply.headers.get('set-cookie')).toMatch(/^ops=[\w-]{43}; Max-Age=43200; .*HttpOnly/);
  const send = (headers: Record<string, string>) => app.sendFields(getDesk, {}, { token, headers });
  expect((await send({})).status).toBe(401);
  expect((await send({ cookie: cookie.replace('ops', 'sid') })).status).toBe(401);
  expect((await send({ cookie })).status).toBe(200);
});

it('serves the built console with a policy of its own, without camera and geolocation', async () => {
  for (const path of ['/', '/bookings/5']) {
    const shown = await page(path);
    expect(await shown.text()).toContain('<title>Console</title>');
    expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(shown.headers.get('permissions-policy')).toContain('camera=(), geolocation=()');
    expect(shown.headers.get('permissions-policy')).toContain('publickey-credentials-get=(self)');
  }
  const script = await page('/assets/main-1.js');
  expect(script.headers.get('cache-control')).toContain('immutable');
  expect((await page('/assets/none.js')).status).toBe(404);
  expect((await page('/legal/terms')).headers.get('content-type')).toContain('text/html');
});

it('outside the listed networks there is nothing, before a body is read', async () => {
  const closed = await createTestApp({
    database: app.database,
    env: { CONSOLE_DIR: files, CONSOLE_NETWORKS: '10.8.0.0/16', TRUSTED_PROXIES: '1' },
  });
  const headers = (address: string) => ({ 'x-forwarded-for': address });
  const outside = { headers: headers('203.0.113.9') };
  const token = await closed.signIn('priya');
  const refused = { status: 403, body: { code: 'network.not-allowed' } };
  expect(await closed.sendFields(getDesk, {}, { token, ...outside })).toMatchObject(refused);
  expect(await closed.sendFields(assignBooking, {}, outside)).toMatchObject(refused);
  const shown = await fetch(new URL('/', closed.consoleBase), outside);
  expect([shown.status, (await shown.text()).includes('Console')]).toEqual([403, false]);
  const inside = { headers: headers('10.8.4.2') };
  expect((await closed.sendFields(getDesk, {}, { token, ...inside })).status).toBe(200);
  await closed.close();
});
