import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { commandUrls } from '../../apps/api/src/db/command-urls.ts';
import { withClient } from '../../apps/api/src/db/connect.ts';
import { migrate } from '../../apps/api/src/db/migrate.ts';
import { prepareDatabase } from '../../apps/api/src/db/prepare.ts';
import { setPasswords } from '../../apps/api/src/db/role-passwords.ts';
import { startOwnPostgres } from '../services/own-postgres.ts';

const password = (): string => randomBytes(16).toString('hex');

it('roles log in with the passwords of the settings, and the owner migrates with its own', async () => {
  const postgres = await startOwnPostgres();
  onTestFinished(() => postgres.remove());
  const { host } = new URL(postgres.adminUrl);
  const settings = {
    DATABASE_ADMIN_URL: postgres.adminUrl,
    DATABASE_OWNER_URL: `postgres://karigar_owner:${password()}@${host}/karigar`,
    DATABASE_APP_URL: `postgres://karigar_app:${password()}@${host}/karigar`,
    DATABASE_SYSTEM_URL: `postgres://karigar_system:${password()}@${host}/karigar`,
  };
  const urls = commandUrls(settings, {});
  await prepareDatabase({ adminUrl: urls.admin, database: urls.database });
  expect((await setPasswords(urls.admin, settings)).toSorted()).toEqual([
    'karigar_app',
    'karigar_owner',
    'karigar_system',
  ]);

  const rules = join(postgres.folder, 'data/pg_hba.conf');
  const trusting = readFileSync(rules, 'utf8');
  writeFileSync(rules, `host karigar all 127.0.0.1/32 scram-sha-256\n${trusting}`);
  await withClient(urls.admin, (admin) => admin.query('SELECT pg_reload_conf()'));

  const ran = await migrate({ url: urls.owner });
  expect(ran.length).toBeGreaterThan(60);
  for (const url of [settings.DATABASE_APP_URL, settings.DATABASE_SYSTEM_URL])
    await withClient(url, (client) => client.query('SELECT 1'));
  const wrong = settings.DATABASE_APP_URL.replace(/:[^:@]+@/, ':wrong@');
  await expect(withClient(wrong, () => Promise.resolve())).rejects.toThrow(
    'password authentication failed',
  );
});
