import { logOut } from '@karigar/contract/sign-in/log-out';
import { getProfile } from '@karigar/contract/profile/get-profile';
import { CALLS } from '@karigar/contract/registry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccountWorld, HINDI, type AccountWorld } from '#testing/account-world';

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
      const reply = await world.sendFields(logOut, {}, { token, key, ...HINDI });
      expect(reply.body).toMatchObject({ success: true, message: 'आप लॉगआउट हो गए।' });
      expect((await world.sendFields(logOut, {}, { token, key })).status).toBe(401);
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
