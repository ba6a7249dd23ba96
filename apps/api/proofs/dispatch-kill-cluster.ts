import { clusterWorld, seedCluster } from '#testing/cluster-world';
import { runDispatchKill, type DispatchKill } from './dispatch-kill.ts';

const DATABASE = 'karigar_dispatch';

/** Runs on a PostgreSQL cluster of its own, which may be stopped. */
export const killDispatchOn = async (
  { adminUrl, restart }: { readonly adminUrl: string; readonly restart: () => Promise<void> },
  bookings: number,
): Promise<DispatchKill> => {
  await seedCluster(adminUrl, DATABASE);
  const { url, look } = clusterWorld(adminUrl, DATABASE);
  return runDispatchKill({
    databaseUrl: url('app'),
    look,
    bookings,
    restartDatabase: restart,
  });
};
