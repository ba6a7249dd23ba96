import { withClient } from '#db/connect';
import { migrate } from '#db/migrate';
import { prepareDatabase } from '#db/prepare';
import { inDatabase, urlFor } from '#db/roles';
import { seedDemoWorld } from '#testing/demo-world';
import { runDispatchKill, type DispatchKill } from './dispatch-kill.ts';

const DATABASE = 'karigar_dispatch';

/** Runs on a PostgreSQL cluster of its own, which may be stopped. */
export const killDispatchOn = async (
  { adminUrl, restart }: { readonly adminUrl: string; readonly restart: () => Promise<void> },
  bookings: number,
): Promise<DispatchKill> => {
  await prepareDatabase({ adminUrl, database: DATABASE });
  const owner = urlFor(adminUrl, 'owner', DATABASE);
  await migrate({ url: owner });
  await withClient(owner, (client) => seedDemoWorld(client, Date.now()));
  return runDispatchKill({
    databaseUrl: urlFor(adminUrl, 'app', DATABASE),
    look: <Row extends object>(sql: string, values: unknown[] = []) =>
      withClient(
        inDatabase(adminUrl, DATABASE),
        async (client) => (await client.query(sql, values)).rows as Row[],
      ),
    bookings,
    restartDatabase: restart,
  });
};
