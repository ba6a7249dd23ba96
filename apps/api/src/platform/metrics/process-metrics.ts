import type { Meters } from './meters.ts';

export type PoolUse = { readonly total: number; readonly idle: number; readonly waiting: number };

/** Helper processes of one kind: those at work, and what waits for one. */
export type HelperUse = { readonly busy: number; readonly waiting: number };

/** What this process is, has, and depends on. */
export const processMetrics = (
  { counter, gauge, reading }: Meters,
  { version, commit }: { readonly version: string; readonly commit: string },
) => {
  gauge('karigar_build_info', 'Which release this process runs; always 1.', [
    'version',
    'commit',
  ]).set({ version, commit }, 1);
  const roles = gauge('karigar_role', '1 for each role that this process plays.', ['role']);
  const writable = gauge(
    'karigar_database_writable',
    '1 while the database answers this process and is no standby, by our role there.',
    ['database'],
  );
  const sessions = counter(
    'karigar_session_lookups_total',
    'Sessions looked up, by where they were found: cache or database.',
    ['where'],
  );
  const imageWorkersLost = counter(
    'karigar_image_workers_lost_total',
    'Processes that ended while they read a picture: crashed, out of memory or too slow.',
  );

  const pools = new Map<string, () => PoolUse>();
  reading(
    'karigar_pool_connections',
    'Connections to PostgreSQL by state: total and idle ones, and callers that wait for one.',
    ['pool', 'state'],
    (connections) => {
      for (const [pool, use] of pools)
        for (const [state, count] of Object.entries(use())) connections.set({ pool, state }, count);
    },
  );
  const helpers = gauge(
    'karigar_helpers',
    'Helper processes at work, and what waits for one, by what they do.',
    ['helper', 'state'],
  );
  const buses = new Set<() => boolean>();
  reading('karigar_bus_connected', '1 while this process is on the bus.', [], (connected) => {
    for (const isConnected of buses) connected.set(isConnected() ? 1 : 0);
  });

  return {
    plays: (role: string): void => roles.set({ role }, 1),
    databaseWritable: (database: string, isWritable: boolean): void =>
      writable.set({ database }, isWritable ? 1 : 0),
    sessionFound: (where: 'cache' | 'database'): void => sessions.inc({ where }),
    imageWorkerLost: (): void => imageWorkersLost.inc(),
    watchPool: (pool: string, use: () => PoolUse): void => void pools.set(pool, use),
    helpersUsed: (helper: string, { busy, waiting }: HelperUse): void => {
      helpers.set({ helper, state: 'busy' }, busy);
      helpers.set({ helper, state: 'waiting' }, waiting);
    },
    watchBus: (isConnected: () => boolean): void => void buses.add(isConnected),
  };
};
