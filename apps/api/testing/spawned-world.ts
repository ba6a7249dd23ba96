import { createSessions } from '#auth/sessions';
import { readConfig } from '#config';
import { systemClock } from '#platform/clock';
import { SYSTEM, connectDatabase } from '#platform/db';
import { createLocalBus } from '#platform/live-bus';
import { createVault } from '#platform/vault';
import type { FreshPerson } from './fresh-people.ts';
import { spawnServer, type Place } from './spawned-server.ts';
import { UNLIMITED } from './cluster-world.ts';
import { createTestDatabase } from './template-db.ts';

/** A real server process on a database of its own, with helpers for a test. */
export const createSpawnedWorld = async (
  env: Readonly<Record<string, string>> = {},
  place: Partial<Place> = {},
) => {
  const database = await createTestDatabase({ template: 'demo' });
  const settings = {
    DATABASE_URL: database.url('app'),
    ...UNLIMITED,
    ...env,
  };
  const config = readConfig({ NODE_ENV: 'test', ...settings });
  const server = await spawnServer(settings, place);
  const system = connectDatabase({
    url: database.url('system'),
    connections: 2,
    onError: () => undefined,
  });
  const sessions = createSessions({
    database: system,
    bus: createLocalBus(),
    clock: systemClock,
  });

  return {
    server,
    database,
    look: database.look,
    vault: createVault(config.vault),
    signIn: async ({ id, role }: FreshPerson): Promise<string> => {
      const session = { accountId: id, role };
      return (await system.transaction(SYSTEM, (tx) => sessions.open(tx, session))).authToken;
    },
    close: async (): Promise<void> => {
      await server.kill();
      await system.close();
      await database.drop();
    },
  };
};

export type SpawnedWorld = Awaited<ReturnType<typeof createSpawnedWorld>>;
