import { register } from '@karigar/contract/sign-in/register';
import { continueAsGuest } from '@karigar/contract/sessions/continue-as-guest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshEmail, freshPhone } from '#testing/fresh-people';
import { people } from '#testing/people';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { NEWCOMERS_PER_MINUTE: '3', TRUSTED_PROXIES: '1' } });
});
afterAll(() => app.close());

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

const signUp = (address: string, password = 'a long word for Meera', phone = freshPhone()) =>
  app.sendFields(
    register,
    {
      first_name: 'Meera',
      last_name: 'Joshi',
      phone,
      email: freshEmail(),
      address: 'Pune',
      password,
    },
    from(address),
  );

it('new accounts and guest sessions are limited per network and minute', async () => {
  const home = '203.0.113.5';
  expect((await signUp(home, 'short')).body.code).toBe('password.too-weak');
  const begun = [
    await signUp(home),
    await app.sendFields(continueAsGuest, {}, from(home)),
    await app.sendFields(continueAsGuest, {}, from(home)),
    await app.sendFields(continueAsGuest, {}, from(home)),
    await signUp(home),
  ];
  expect(begun.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429]);
  expect(Number(begun.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await app.sendFields(continueAsGuest, {}, from('203.0.113.6'))).status).toBe(200);
});

it('a network reads five times an hour that an account exists, and others sign up meanwhile', async () => {
  const limited = await createTestApp({
    env: { TRUSTED_PROXIES: '1', REFUSED_SIGNUPS_PER_HOUR: '5' },
  });
  const ask = async (host: number, phone?: string) => {
    const fields = {
      first_name: 'Meera',
      last_name: 'Joshi',
      phone: phone ?? freshPhone(),
      email: freshEmail(),
      address: 'Pune',
      password: 'a long word for Meera',
    };
    const { status, body } = await limited.sendFields(register, fields, from(`203.0.113.${host}`));
    return status === 200 ? String(body.success || body.code) : String(status);
  };
  const found: string[] = [];
  for (let host = 1; host <= 7; host += 1) found.push(await ask(host));
  const taken = people.suresh.phone;
  found.push(...(await Promise.all(Array.from({ length: 7 }, (_, more) => ask(20 + more, taken)))));
  found.push(await ask(40));
  const { status } = await limited.sendFields(
    register,
    {
      first_name: 'M',
      last_name: 'J',
      phone: freshPhone(),
      email: freshEmail(),
      address: '',
      password: 'a long word for Meera',
    },
    from('203.0.114.1'),
  );
  await limited.close();
  expect(found.slice(0, 7)).toEqual(Array.from({ length: 7 }, () => 'true'));
  const refused = found.slice(7, 14);
  expect(refused.filter((one) => one === 'account.already-exists')).toHaveLength(5);
  expect(refused.filter((one) => one === '429')).toHaveLength(2);
  expect(found.at(-1)).toBe('429');
  expect(status).toBe(200);
});
