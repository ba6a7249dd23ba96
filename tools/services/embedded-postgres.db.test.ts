import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loginWithPassword } from '@karigar/contract/sign-in/login-with-password';
import { createClient } from '@karigar/contract/client';
import { afterAll, expect, it } from 'vitest';
import { urlFor } from '../../apps/api/src/db/roles.ts';
import { DEMO_PASSWORD, people } from '../../apps/api/testing/people.ts';
import { readyDemoDatabase } from '../dev/demo-database.ts';
import { isReady, startApi, stopApi } from '../dev/start-api.ts';
import { unpackPostgres } from './embedded-postgres.ts';
import { freePort } from './free-port.ts';
import { startOwnPostgres } from './own-postgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'karigar-embedded-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// A machine without PostgreSQL gets npm's, so that one too must accept the schema and serve a call.
it('migrates, seeds and serves a call on npm’s PostgreSQL, in a process with all roles', async () => {
  const postgres = await startOwnPostgres({ programs: unpackPostgres(folder) });
  const { adminUrl } = postgres;
  const [port, internalPort] = [await freePort(), await freePort()];
  try {
    const files = join(folder, 'files');
    await readyDemoDatabase({ adminUrl, database: 'karigar', isFresh: false, files });
    const api = startApi({
      databaseUrl: urlFor(adminUrl, 'app', 'karigar'),
      port,
      internalPort,
      reloads: false,
      output: 'ignore',
      env: { NODE_ENV: 'development', FILES_DIR: files },
    });
    try {
      expect(await isReady(api, internalPort)).toBe(true);
      const call = createClient({
        base: `http://127.0.0.1:${port}/api/`,
        clientId: 'karigar-dev',
        version: '0',
        language: () => 'en',
        authToken: () => null,
        isOnline: () => true,
      });
      const { email } = people.suresh;
      expect(await call(loginWithPassword, { email, password: DEMO_PASSWORD })).toMatchObject({
        kind: 'ok',
        message: 'Login successful',
      });
    } finally {
      await stopApi(api);
    }
  } finally {
    await postgres.remove();
  }
});
