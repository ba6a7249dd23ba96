import { hash } from 'node:crypto';
import { finishLogOut } from '@karigar/contract/sign-in/finish-log-out';
import { loginWithPassword } from '@karigar/contract/sign-in/login-with-password';
import { logOut } from '@karigar/contract/sign-in/log-out';
import { getProfile } from '@karigar/contract/profile/get-profile';
import { CALLS } from '@karigar/contract/registry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccountWorld, HINDI, tokenOf, type AccountWorld } from '#testing/account-world';
import { BROWSER_HEADERS, cookieOf, withCookie } from '#testing/browser';
import { DEMO_PASSWORD, people } from '#testing/people';

let world: AccountWorld;
beforeAll(async () => {
  world = await createAccountWorld();
});
afterAll(() => world.close());

const isIn = async (token: string): Promise<boolean> =>
  (await world.sendFields(getProfile, {}, { token })).status === 200;

describe('logout', () => {
  it('logout ends this session for every call at once, and no other session', async () => {
    const [token, other] = [await world.signIn('suresh'), await world.signIn('suresh')];
    expect(await isIn(token)).toBe(true);
    const reply = await world.sendFields(logOut, {}, { token });
    expect(reply).toMatchObject({
      status: 200,
      body: { success: true, code: 200, message: 'You are logged out.', data: null },
    });

    const closed = CALLS.filter(({ who }) => who !== 'anyone');
    expect(closed.length).toBeGreaterThan(22);
    for (const call of closed) {
      const refused = await world.sendFields(call, {}, { token });
      expect(refused, call.name).toMatchObject({ status: 401, body: { code: 'session.ended' } });
    }
    expect(await isIn(other)).toBe(true);
    expect((await world.audited()).at(-1)).toEqual({
      call: 'log-out',
      outcome: 'ok',
      role: 'serviceman',
      account_id: 101,
    });
  });

  it.each(['guest', 'asha', 'priya'] as const)(
    'logout is allowed to %s, with a key too',
    async (name) => {
      const token = await world.signIn(name);
      const key = `log-out-${name}`;
      const at = name === 'priya' ? 'console' : 'public';
      const reply = await world.sendFields(logOut, {}, { token, key, at, ...HINDI });
      expect(reply.body).toMatchObject({ success: true, message: 'आप लॉग आउट हो गए।' });
      expect((await world.sendFields(logOut, {}, { token, key, at })).status).toBe(401);
    },
  );

  it('logout needs a session', async () => {
    expect((await world.sendFields(logOut, {})).body.code).toBe('session.missing');
  });

  it('logout does not happen when the call fails', async () => {
    const token = await world.signIn('suresh');
    await world.breakAudit();
    const failed = await world.sendFields(logOut, {}, { token });
    await world.mendAudit();
    expect(failed.status).toBe(500);
    expect(await isIn(token)).toBe(true);
  });
});

describe('logout without network', () => {
  const leave = (token: string) =>
    world.sendFields(finishLogOut, { session: hash('sha256', token) });

  it('finish-log-out ends the left session without opening anything, and no other session', async () => {
    const [left, other] = [await world.signIn('suresh'), await world.signIn('suresh')];
    expect(await isIn(left)).toBe(true);
    expect((await leave(left)).body).toMatchObject({ success: true, data: null });
    expect([await isIn(left), await isIn(other)]).toEqual([false, true]);
    expect(await isIn(hash('sha256', other))).toBe(false);
    expect((await world.audited()).at(-1)).toMatchObject({ call: 'finish-log-out', outcome: 'ok' });
  });

  it('finish-log-out gives the same reply for a session that ended and for one that never was', async () => {
    const token = await world.signIn('suresh');
    await leave(token);
    const replies = [await leave(token), await leave('never')];
    replies.push(await world.sendFields(finishLogOut, { session: 'not a hash' }));
    for (const { status, body } of replies)
      expect({ status, body }).toMatchObject({ status: 200, body: { success: true, data: null } });
  });

  it('finish-log-out ends the left session of a browser, and a new login there keeps token and cookie', async () => {
    const logIn = async () => {
      const fields = { username: people.suresh.email, password: DEMO_PASSWORD };
      const reply = await world.sendFields(loginWithPassword, fields, {
        headers: BROWSER_HEADERS,
      });
      return { token: tokenOf(reply), headers: withCookie(cookieOf(reply)) };
    };
    const [left, next] = [await logIn(), await logIn()];
    const finished = await world.sendFields(
      finishLogOut,
      { session: hash('sha256', left.token) },
      next,
    );
    expect(finished.headers.getSetCookie()).toEqual([]);
    expect(finished.headers.get('clear-site-data')).toBeNull();
    expect((await world.sendFields(getProfile, {}, left)).status).toBe(401);
    expect((await world.sendFields(getProfile, {}, next)).status).toBe(200);
  });
});
