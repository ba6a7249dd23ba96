import { getCaptcha } from '@karigar/contract/sign-in/get-captcha';
import { loginWithPassword } from '@karigar/contract/sign-in/login-with-password';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAccountWorld, refusal, tokenOf, type AccountWorld } from '#testing/account-world';
import { createPerson, type FreshPerson } from '#testing/fresh-people';
import { eventsFrom } from '#testing/law-world';
import { DEMO_PASSWORD } from '#testing/people';
import { solveCaptcha, type Captcha } from '#testing/solve-captcha';
import { createTestApp, type Reply, type TestApp } from '#testing/test-app';

const MINUTE = 60_000;
const ATTACKER = '203.0.113.66';
const HOME = '198.51.100.7';
const env = { TRUSTED_PROXIES: '1' };

let world: AccountWorld;
let person: FreshPerson;
beforeAll(async () => {
  world = await createAccountWorld({ env });
});
beforeEach(async () => {
  person = await createPerson(world.look, 'serviceman', world.now());
});
afterAll(() => world.close());

type Try = {
  readonly password?: string;
  readonly from?: string;
  readonly captcha?: string;
  readonly device?: string;
};

const logIn = (
  { password = DEMO_PASSWORD, from = HOME, captcha = '', device = '' }: Try = {},
  app: TestApp = world,
): Promise<Reply> =>
  app.sendFields(
    loginWithPassword,
    { username: person.email, password, captcha, device },
    { headers: { 'x-forwarded-for': from } },
  );

const solved = async (isRight = true): Promise<string> =>
  solveCaptcha((await world.sendFields(getCaptcha, {})).body.data as Captcha, isRight);

const guess = (count: number, from: string, apps: readonly TestApp[] = [world]) =>
  Promise.all(
    Array.from({ length: count }, (_, nth) =>
      logIn({ password: `wrong guess ${nth}`, from }, apps[nth % apps.length]),
    ),
  );

const countByCode = (replies: readonly Reply[]): Record<string, number> =>
  Object.fromEntries(
    [...Map.groupBy(replies, ({ body }) => String(body.code))].map(([code, all]) => [
      code,
      all.length,
    ]),
  );

describe('wrong passwords', () => {
  it('wrong passwords count for the whole /48 of an IPv6 address', async () => {
    const tries: string[] = [];
    for (let nth = 0; nth < 11; nth += 1) {
      const from = `2001:db8:77:${nth.toString(16)}::1`;
      tries.push(String((await logIn({ password: `wrong guess ${nth}`, from })).body.code));
    }
    expect(tries.at(-1)).toBe('login.too-many-tries');
    expect((await logIn({ captcha: await solved() })).body.success).toBe(true);
  });

  it('wrong passwords block their network for an hour, for the right password too', async () => {
    const start = world.now();
    expect(countByCode(await guess(15, ATTACKER))).toEqual({
      'login.wrong-credentials': 10,
      'login.too-many-tries': 5,
    });
    expect(await logIn({ from: ATTACKER, captcha: await solved() })).toMatchObject(
      refusal('login.too-many-tries'),
    );
    world.moveClock(start + 59 * MINUTE);
    expect((await logIn({ from: ATTACKER })).body.code).toBe('login.too-many-tries');
    world.moveClock(start + 60 * MINUTE);
    expect(tokenOf(await logIn({ from: ATTACKER }))).not.toBe('');
    world.moveClock(start);
  });

  it('wrong passwords elsewhere do not lock out the owner, who needs only a captcha', async () => {
    await guess(10, ATTACKER);
    expect(await logIn()).toMatchObject(refusal('captcha.needed'));
    expect((await logIn({ captcha: await solved(false) })).body.code).toBe('captcha.needed');
    const captcha = await solved();
    expect(tokenOf(await logIn({ captcha }))).not.toBe('');
    expect((await logIn({ captcha })).body.code).toBe('captcha.needed');
  });

  it('after ten wrong passwords from any networks, each further try needs a captcha', async () => {
    const replies: Reply[] = [];
    for (let nth = 0; nth < 30; nth += 1) {
      replies.push(await logIn({ password: 'a wrong guess', from: `192.0.2.${nth}` }));
    }
    expect(countByCode(replies)).toEqual({ 'login.wrong-credentials': 10, 'captcha.needed': 20 });
  });

  it('after a hundred wrong passwords from any networks, only a known device may try', async () => {
    const device = 'phone-of-the-owner';
    expect(tokenOf(await logIn({ device }))).not.toBe('');
    for (let nth = 0; nth < 100; nth += 1) {
      const captcha = nth < 10 ? '' : await solved();
      const { body } = await logIn({ password: 'guess', from: `198.18.${nth}.1`, captcha });
      expect(body.code).toBe('login.wrong-credentials');
    }
    const elsewhere = { from: '198.18.200.1', captcha: await solved() };
    expect((await logIn(elsewhere)).body.code).toBe('login.too-many-tries');
    expect((await logIn({ ...elsewhere, device: 'another' })).body.code).toBe(
      'login.too-many-tries',
    );
    expect(tokenOf(await logIn({ device }))).not.toBe('');
  });

  it('a known device passes where its network has used up its tries, and has ten tries itself', async () => {
    const device = 'phone-behind-a-carrier';
    await logIn({ device });
    await guess(10, HOME);
    expect((await logIn()).body.code).toBe('login.too-many-tries');
    expect(tokenOf(await logIn({ device }))).not.toBe('');
    const tries: unknown[] = [];
    for (let nth = 0; nth < 11; nth += 1)
      tries.push((await logIn({ password: `typo ${nth}`, device })).body.code);
    expect(tries.slice(9)).toEqual(['login.wrong-credentials', 'login.too-many-tries']);
  });

  it('wrong passwords from one IPv6 network count together', async () => {
    for (let nth = 0; nth < 10; nth += 1) await logIn({ password: 'no', from: `2001:db8::${nth}` });
    expect((await logIn({ from: '2001:db8::99' })).body.code).toBe('login.too-many-tries');
  });

  it('wrong passwords are counted across processes and restarts', async () => {
    const secondApp = await createTestApp({ env, database: world.database });
    const replies = await guess(30, ATTACKER, [world, secondApp]);
    await secondApp.close();
    expect(countByCode(replies)).toEqual({
      'login.wrong-credentials': 10,
      'login.too-many-tries': 20,
    });
    const restarted = await createTestApp({ env, database: world.database });
    const after = await logIn({ from: ATTACKER }, restarted);
    await restarted.close();
    expect(after.body.code).toBe('login.too-many-tries');
  });

  it('wrong passwords are stored without email, and with the address in the security log only', async () => {
    const username = 'someone.unknown@example.in';
    const address = '203.0.113.199';
    const headers = { 'x-forwarded-for': address };
    await world.sendFields(loginWithPassword, { username, password: 'guess' }, { headers });
    const dump = await world.dump();
    expect(dump).not.toContain(username);
    const logged = await eventsFrom(world, address);
    expect([logged.length, dump.split(address).length - 1]).toEqual([1, 1]);
  });

  it('successful logins do not count as wrong passwords', async () => {
    for (let nth = 0; nth < 12; nth += 1) expect(tokenOf(await logIn())).not.toBe('');
  });
});
