import { expect, it, onTestFinished } from 'vitest';
import { migrate } from '../../apps/api/src/db/migrate.ts';
import { prepareDatabase } from '../../apps/api/src/db/prepare.ts';
import { urlFor } from '../../apps/api/src/db/roles.ts';
import { askPostgres } from './answers.ts';
import { startOwnPostgres } from './own-postgres.ts';

const DATABASE = 'karigar';

// Roles outlive a database, so only a new cluster shows that no role is missing.
it('prepares and migrates a database in a cluster without our roles, in parallel too', async () => {
  const adminUrl = await freshCluster();
  const prepare = () => prepareDatabase({ adminUrl, database: DATABASE });
  await Promise.all([prepare(), prepare(), prepare()]);

  const ran = await migrate({ url: urlFor(adminUrl, 'owner', DATABASE) });
  expect(ran[0]).toMatch(/^0001_/);
  const strong = `SELECT count(*) FROM pg_roles WHERE rolname LIKE 'karigar%'
    AND (rolsuper OR rolbypassrls OR rolcreaterole OR rolcreatedb OR rolreplication)`;
  expect(await askPostgres(adminUrl, strong)).toBe('0');
});

it('refuses a database role that bypasses row level security', async () => {
  const adminUrl = await freshCluster();
  await askPostgres(adminUrl, 'CREATE ROLE karigar_app LOGIN BYPASSRLS');
  await expect(prepareDatabase({ adminUrl, database: DATABASE })).rejects.toThrow(
    'row level security would not bind karigar_app',
  );
});

async function freshCluster(): Promise<string> {
  const postgres = await startOwnPostgres();
  onTestFinished(() => postgres.remove());
  return postgres.adminUrl;
}
