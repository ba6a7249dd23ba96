import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app';
import { buildInternalApp } from './internal-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ template: 'empty' });
});
afterAll(() => app.close());

const broken = {
  transaction: () => Promise.reject(new Error('no database')),
  ping: () => Promise.reject(new Error('no database')),
  use: () => ({ total: 0, idle: 0, waiting: 0 }),
  close: () => Promise.resolve(),
};
const silent = { ...broken, ping: () => new Promise<never>(() => {}) };
const standby = { ...broken, ping: () => Promise.resolve({ isReadOnly: true }) };

it('status names the build, the roles and the state of database and bus', async () => {
  const internal = buildInternalApp(app.context, () => false);
  const reply = await internal.inject('/status');
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toMatchObject({
    ok: true,
    build: { version: expect.stringMatching(/^\d+\.\d+\.\d+$/), commit: 'none' },
    isStopping: false,
    databases: { app: 'ok', system: 'ok' },
    bus: 'ok',
  });
});

it.each([
  ['fails', broken, 'unreachable'],
  ['does not answer', silent, 'unreachable'],
  ['is a standby', standby, 'read-only'],
] as const)(
  'a process stays ready when the database %s, and its status says so',
  async (_name, database, said) => {
    const context = { ...app.context, databases: { app: database, system: database } };
    const internal = buildInternalApp(context, () => false);
    expect((await internal.inject('/ready')).statusCode).toBe(200);
    const status = await internal.inject('/status');
    expect(status.statusCode).toBe(503);
    expect(status.json()).toMatchObject({ ok: false, databases: { app: said, system: said } });
  },
);

it('a stopping process is not ready', async () => {
  const internal = buildInternalApp(app.context, () => true);
  expect((await internal.inject('/ready')).statusCode).toBe(503);
  expect((await internal.inject('/health')).statusCode).toBe(200);
});
