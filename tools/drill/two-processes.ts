import { spawnServer, type SpawnedServer } from '../../apps/api/testing/spawned-server.ts';
import { UNLIMITED } from '../../apps/api/testing/cluster-world.ts';

/** Two processes with every role, as every size runs at least. */
export const startTwo = async (env: Readonly<Record<string, string>>): Promise<SpawnedServer[]> => {
  const servers = [
    await spawnServer({ ...UNLIMITED, ...env }),
    await spawnServer({ ...UNLIMITED, ...env }),
  ];
  await Promise.all(servers.map((server) => server.start()));
  return servers;
};

export const stopAll = async (servers: readonly SpawnedServer[]): Promise<void> => {
  for (const server of servers) server.signal('SIGTERM');
  await Promise.all(servers.map((server) => server.ended()));
};
