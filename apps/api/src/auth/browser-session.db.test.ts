import { logOut } from '@karigar/contract/sign-in/log-out';
import { loginWithPassword } from '@karigar/contract/sign-in/login-with-password';
import { getDashboard } from '@karigar/contract/dashboard/get-dashboard';
import { getProfile } from '@karigar/contract/profile/get-profile';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccountWorld, tokenOf, type AccountWorld } from '#testing/account-world';
import { BROWSER_HEADERS, cookieOf, withCookie } from '#testing/browser';
import { DEMO_PASSWORD, people, type PersonName } from '#testing/people';
import type { SendOptions } from '#testing/test-app';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let world: AccountWorld;
beforeAll(async () => {
  world = await createAccountWorld();
});
afterAll(() => world.close());

const logIn = (name: PersonName, send: SendOptions = { headers: BROWSER_HEADERS }) =>
  world.sendFields(
    loginWithPassword,
    { username: people[name].email, password: DEMO_PASSWORD },
    send,
  );

const open = async (name: PersonName) => {
  const reply = await logIn(name);
  return { token: tokenOf(reply), cookie: cookieOf(reply) };
};

const profile = (token: string | null, cookie = '') =>
  world.sendFields(getProfile, {}, { token, headers: withCookie(cookie) });

describe('browser session', () => {
  it('a call with Sec-Fetch-Site or Origin opens a browser session, which needs token and cookie', async () => {
    for (const headers of [{ 'sec-fetch-site': 'same-origin' }, { origin: 'http://localhost' }]) {
      const reply = await logIn('suresh', { headers });
      const [set] = reply.headers.getSetCookie();
      expect(set).toMatch(/^sid=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Strict$/);
      expect((await profile(tokenOf(reply), cookieOf(reply))).status).toBe(200);
    }
  });

  it('a stolen token without its cookie gets the same refusal as an ended session', async () => {
    const { token, cookie } = await open('suresh');
    expect((await profile(token, cookie)).status).toBe(200);
    const ended = await open('suresh');
    await world.sendFields(logOut, {}, { token: ended.token, headers: withCookie(ended.cookie) });
    const gone = await profile(ended.token, ended.cookie);
    expect(gone).toMatchObject({ status: 401, body: { code: 'session.ended' } });

    const [other, foreign] = [await open('suresh'), await open('asha')];
    const stolen = [
      await world.sendFields(getProfile, {}, { token }),
      await profile(token),
      await profile(token, other.cookie),
      await profile(token, foreign.cookie),
      await profile(token, `sid=${'x'.repeat(43)}`),
      await profile(token, `sid=${token}`),
    ];
    for (const reply of stolen) {
      expect([reply.status, reply.text]).toEqual([gone.status, gone.text]);
    }
    expect((await profile(token, cookie)).status).toBe(200);
  });

  it('the session cookie alone, or in place of the token, is refused', async () => {
    const { cookie } = await open('suresh');
    expect((await profile(null, cookie)).status).toBe(401);
    expect((await profile(cookie.slice('sid='.length), cookie)).status).toBe(401);
  });

  it('the live stream needs both token and cookie', async () => {
    const { token, cookie } = await open('suresh');
    const live = (headers: Record<string, string>) =>
      fetch(world.base.replace('/api/', '/live'), {
        method: 'POST',
        headers: { authorization: 'Bearer karigar-dev', 'auth-token': token, ...headers },
      });
    const [alone, both] = [await live({}), await live({ cookie })];
    await both.body?.cancel();
    expect([alone.status, both.status]).toEqual([401, 200]);
  });

  it('the session cookie is set once: not on a replay, not with a refusal', async () => {
    const send = { headers: BROWSER_HEADERS, key: 'browser-login' };
    const [first, again] = [await logIn('suresh', send), await logIn('suresh', send)];
    expect(first.headers.getSetCookie()).toHaveLength(1);
    expect(again).toMatchObject({ status: 200, body: { success: true, data: null } });
    expect(again.headers.getSetCookie()).toEqual([]);
    const wrong = await world.sendFields(
      loginWithPassword,
      { username: people.suresh.email, password: 'a wrong password' },
      { headers: BROWSER_HEADERS },
    );
    expect(wrong.headers.getSetCookie()).toEqual([]);
  });

  it('the session cookie is removed when the session ends', async () => {
    const { token, cookie } = await open('suresh');
    const reply = await world.sendFields(logOut, {}, { token, headers: withCookie(cookie) });
    expect(reply.headers.getSetCookie()).toEqual([
      'sid=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict',
    ]);
  });

  it('a new session replaces the one this browser had', async () => {
    const before = await open('suresh');
    expect((await profile(before.token, before.cookie)).status).toBe(200);
    const reply = await logIn('asha', { headers: withCookie(before.cookie) });
    expect((await profile(before.token, before.cookie)).body.code).toBe('session.ended');
    expect((await profile(tokenOf(reply), cookieOf(reply))).status).toBe(200);
  });

  it('the database stores neither token nor cookie', async () => {
    const { token, cookie } = await open('suresh');
    const dump = await world.dump();
    expect(dump).not.toContain(token);
    expect(dump).not.toContain(cookie.slice('sid='.length));
  });

  it('a browser session expires after seven days without use and thirty days in all', async () => {
    const start = world.now();
    const used = await open('suresh');
    const unused = await open('suresh');
    const dashboard = async ({ token, cookie }: typeof used) =>
      (await world.sendFields(getDashboard, {}, { token, headers: { cookie } })).body.code;
    for (let day = 6; day < 30; day += 6) {
      world.moveClock(start + day * DAY);
      expect(await dashboard(used)).toBe(200);
    }
    world.moveClock(start + 30 * DAY - HOUR);
    expect(await dashboard(used)).toBe(200);
    world.moveClock(start + 30 * DAY);
    expect(await dashboard(used)).toBe('session.ended');
    world.moveClock(start + 7 * DAY - HOUR);
    expect(await dashboard(unused)).toBe(200);
    world.moveClock(start + 14 * DAY);
    expect(await dashboard(unused)).toBe('session.ended');
    world.moveClock(start);
  });

  it('a token without its cookie does not extend the session', async () => {
    const start = world.now();
    const { token, cookie } = await open('suresh');
    world.moveClock(start + 6 * DAY);
    expect((await profile(token)).status).toBe(401);
    world.moveClock(start + 7 * DAY + 1);
    expect((await profile(token, cookie)).body.code).toBe('session.ended');
    world.moveClock(start);
  });
});

it('a caller without a browser gets no cookie and needs none', async () => {
  const reply = await logIn('suresh', {});
  expect(reply.headers.getSetCookie()).toEqual([]);
  expect((await world.sendFields(getProfile, {}, { token: tokenOf(reply) })).status).toBe(200);
});

it('the session cookie of a public address is host-only and Secure', async () => {
  const secure = await createAccountWorld({ env: { PUBLIC_URL: 'https://karigar.example.in' } });
  const reply = await secure.sendFields(
    loginWithPassword,
    { username: people.suresh.email, password: DEMO_PASSWORD },
    { headers: BROWSER_HEADERS },
  );
  await secure.close();
  expect(reply.headers.getSetCookie()[0]).toMatch(
    /^__Host-sid=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
  );
});
