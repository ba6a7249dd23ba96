import { register } from '@karigar/contract/sign-in/register';
import { continueAsGuest } from '@karigar/contract/sessions/continue-as-guest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshEmail, freshPhone } from '#testing/fresh-people';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { NEWCOMERS_PER_MINUTE: '3', TRUSTED_PROXIES: '1' } });
});
afterAll(() => app.close());

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

const signUp = (address: string, password = 'a long word for Meera') =>
  app.sendFields(
    register,
    {
      first_name: 'Meera',
      last_name: 'Joshi',
      phone: freshPhone(),
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
