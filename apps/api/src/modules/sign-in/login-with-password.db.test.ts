import { loginWithPassword } from '@karigar/contract/sign-in/login-with-password';
import { getProfile } from '@karigar/contract/profile/get-profile';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createAccountWorld,
  HINDI,
  refusal,
  tokenOf,
  type AccountWorld,
} from '#testing/account-world';
import { DEMO_PASSWORD, people } from '#testing/people';

let world: AccountWorld;
beforeAll(async () => {
  world = await createAccountWorld();
});
afterAll(() => world.close());

const logIn = (
  username: string,
  { password = DEMO_PASSWORD, ...more }: { password?: string; role?: string } = {},
  headers = {},
) => world.sendFields(loginWithPassword, { username, password, ...more }, headers);

const roleOfLast = async (email: string): Promise<string | undefined> =>
  (await world.traces(email))?.sessions.at(-1)?.role;

describe('login with a password', () => {
  it('[WIRE-02] a login with a password returns a token for the own profile', async () => {
    const reply = await logIn(' Suresh@example.in');
    expect(reply).toMatchObject({
      status: 200,
      body: { success: true, code: 200, message: 'Login successful' },
    });
    const profile = await world.sendFields(getProfile, {}, { token: tokenOf(reply) });
    expect(profile.body.data).toMatchObject([{ first_name: 'Suresh' }]);
    expect(await world.audited()).toContainEqual(
      expect.objectContaining({ call: 'login-with-password', outcome: 'ok' }),
    );
  });

  it('a wrong password, an unknown email and an empty one get the same reply', async () => {
    const replies = await Promise.all([
      logIn(people.imran.email, { password: 'not the password' }),
      logIn('nobody@example.in'),
      logIn('not an email'),
      logIn(people.imran.email, { password: '' }),
    ]);
    for (const reply of replies) {
      expect(reply).toMatchObject(refusal('login.wrong-credentials'));
      expect(reply.text).toBe(replies[0]?.text);
    }
  });

  it('a login with a password opens the requested role if the account has it, else its own role', async () => {
    await logIn(people.imran.email, { role: 'customer' });
    expect(await roleOfLast(people.imran.email)).toBe('serviceman');
    await world.join(people.imran.id, 'customer');
    await logIn(people.imran.email, { role: 'customer' });
    expect(await roleOfLast(people.imran.email)).toBe('customer');
    await logIn(people.imran.email);
    expect(await roleOfLast(people.imran.email)).toBe('serviceman');
    await logIn(people.asha.email);
    expect(await roleOfLast(people.asha.email)).toBe('customer');
  });

  it('the email of an operator opens nothing here', async () => {
    const wrong = refusal('login.wrong-credentials');
    expect(await logIn(people.priya.email)).toMatchObject(wrong);
  });

  it('a blocked account is reported only with the right password', async () => {
    const blocked = 'farida.shaikh@example.in';
    const { id } = (await world.traces(blocked)) ?? { id: 0 };
    await world.block(id);
    expect(await logIn(blocked, { password: 'a wrong one' })).toMatchObject(
      refusal('login.wrong-credentials'),
    );
    expect(await logIn(blocked, {}, HINDI)).toMatchObject(refusal('account.blocked', 'hi'));
    expect((await world.traces(blocked))?.sessions).toEqual([]);
  });

  it('a login with a password is blocked after ten failures, for the right password too', async () => {
    const email = people.rohan.email;
    const guesses = Array.from({ length: 15 }, (_, nth) =>
      logIn(email, { password: `wrong guess ${nth}` }),
    );
    const codes = (await Promise.all(guesses)).map(({ body }) => body.code);
    expect(codes.filter((code) => code === 'login.wrong-credentials')).toHaveLength(10);
    expect(codes.filter((code) => code === 'login.too-many-tries')).toHaveLength(5);
    expect(await logIn(email.toUpperCase(), {}, HINDI)).toMatchObject(
      refusal('login.too-many-tries', 'hi'),
    );
  });

  it('successful logins do not count as failures', async () => {
    for (let nth = 0; nth < 12; nth += 1) {
      expect((await logIn(people.asha.email)).body.success).toBe(true);
    }
  });
});
