import { loginWithPassword } from '@karigar/contract/sign-in/login-with-password';
import { getDashboard } from '@karigar/contract/dashboard/get-dashboard';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

it('a burst of logins leaves database connections for other calls', async () => {
  const tokens = await Promise.all(Array.from({ length: 20 }, () => app.signIn('suresh')));
  const logins = Array.from({ length: 80 }, (_, at) =>
    app.send(loginWithPassword, { email: `nobody${at}@example.in`, password: 'a wrong password' }),
  );
  const calls = tokens.map((token) => app.send(getDashboard, {}, { token }));
  const statuses = (await Promise.all([...logins, ...calls])).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200]));
}, 30_000);
