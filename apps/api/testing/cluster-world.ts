import { join } from 'node:path';
import type { Device } from '#auth/device';
import { createSessions } from '#auth/sessions';
import { readConfig } from '#config';
import { withClient } from '#db/connect';
import { migrate, migrationsFolder } from '#db/migrate';
import { prepareDatabase } from '#db/prepare';
import { inDatabase, urlFor, type DatabaseRole } from '#db/roles';
import { systemClock } from '#platform/clock';
import { SYSTEM, connectDatabase } from '#platform/db';
import { createLocalBus } from '#platform/live-bus';
import { createVault } from '#platform/vault';
import { withCookie } from './browser.ts';
import type * as DemoWorld from './demo-world.ts';
import { seedDemoWorld } from './demo-world.ts';
import type { FreshPerson, Look } from './fresh-people.ts';

/** For processes whose clients all come from one address. */
export const UNLIMITED = {
  CALLS_PER_MINUTE_ADDRESS: '1000000',
  CALLS_PER_MINUTE_ACCOUNT: '1000000',
  CALLS_IN_FLIGHT_ACCOUNT: '1000000',
  NEWCOMERS_PER_MINUTE: '1000000',
  REFUSED_SIGNUPS_PER_HOUR: '1000000',
  PHONE_CALLS_PER_HOUR: '1000000',
} as const;

/** Where a release keeps what its own schema is filled with. */
export const MIGRATIONS = 'apps/api/src/db/migrations';
const DEMO_WORLD = 'apps/api/testing/demo-world.ts';

/** Makes the demo world in a database of a server that may be stopped, killed and restored; with a folder, as the release in it makes it. */
export const seedCluster = async (
  adminUrl: string,
  database: string,
  release?: string,
): Promise<void> => {
  await prepareDatabase({ adminUrl, database });
  const owner = urlFor(adminUrl, 'owner', database);
  const folder = release === undefined ? migrationsFolder : join(release, MIGRATIONS);
  const seed =
    release === undefined
      ? seedDemoWorld
      : ((await import(join(release, DEMO_WORLD))) as typeof DemoWorld).seedDemoWorld;
  await migrate({ url: owner, folder });
  await withClient(owner, (client) => seed(client, Date.now()));
};

type Someone = Pick<FreshPerson, 'id' | 'role'>;

const PHONE: Device = { name: 'phone', label: () => '', isBrowser: true, cookie: null };

/** Helpers for such a database; each connects for one piece of work, so that the server may have been away. */
export const clusterWorld = (adminUrl: string, database: string) => {
  const url = (role: DatabaseRole): string => urlFor(adminUrl, role, database);
  const look: Look = <Row extends object>(sql: string, values: unknown[] = []) =>
    withClient(
      inDatabase(adminUrl, database),
      async (client) => (await client.query(sql, values)).rows as Row[],
    );
  const open = async ({ id, role }: Someone, device?: Device) => {
    const system = connectDatabase({ url: url('system'), connections: 1, onError: () => {} });
    const sessions = createSessions({
      database: system,
      bus: createLocalBus(),
      clock: systemClock,
    });
    try {
      return await system.transaction(SYSTEM, (tx) =>
        sessions.open(tx, { accountId: id, role, ...(device && { device }) }),
      );
    } finally {
      await system.close();
    }
  };
  return {
    url,
    look,
    vault: createVault(readConfig({ NODE_ENV: 'test' }).vault),
    signIn: async (person: Someone): Promise<string> => (await open(person)).authToken,
    /** As on a phone: the session is bound to a cookie, and does not end within hours. */
    signInOnPhone: async (person: Someone) => {
      const { authToken, cookie } = await open(person, PHONE);
      return { token: authToken, headers: withCookie(`sid=${cookie}`) };
    },
  };
};

export type ClusterWorld = ReturnType<typeof clusterWorld>;
