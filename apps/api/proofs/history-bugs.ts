import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { partyAccess } from '#auth/access';
import { buildConsoleApp } from '#console/console-app';
import { readConfig } from '#config';
import type { Context } from '#context';
import { createContext } from '#create-context';
import type { Database, Statement, Transaction } from '#platform/db';
import type { SpawnedWorld } from '#testing/spawned-world';
import { recordHistories, withDoors, type HistoryRun } from './history.ts';
import type { Door } from './history-clients.ts';
import { listen, listenWhole, type Listening } from './load-app.ts';

type Rows = Transaction['rows'];

/** The same database with another way to run statements. */
const asking =
  (ask: (rows: Rows) => Rows) =>
  (database: Database): Database => ({
    ...database,
    transaction: (speaker, work) =>
      database.transaction(speaker, (tx) => work({ rows: ask(tx.rows) })),
  });

const rewriting = (rewrite: (statement: Statement) => Statement) =>
  asking((rows) => (statement, values) => rows(rewrite(statement), values));

const STALE_MS = 1500;

/** Caches each read booking for a while without invalidation. */
const caching = () => {
  const kept = new Map<unknown, { readonly at: number; readonly rows: readonly unknown[] }>();
  return asking((rows) => async (statement, values = []) => {
    if (statement.name !== 'find-booking') return rows(statement, values);
    const known = kept.get(values[0]);
    if (known !== undefined && performance.now() - known.at < STALE_MS) return known.rows as never;
    const found = await rows(statement, values);
    kept.set(values[0], { at: performance.now(), rows: found });
    return found as never;
  });
};

const CHANGES: ReadonlySet<string> = new Set(['change-booking', 'give-booking']);

class Undone extends Error {}

/** Acknowledges every third change and rolls it back. */
const rollingBack = () => {
  let changes = 0;
  return (database: Database): Database => ({
    ...database,
    transaction: async (speaker, work) => {
      const answered: Awaited<ReturnType<typeof work>>[] = [];
      try {
        return await database.transaction(speaker, async (tx) => {
          let isLost = false;
          const rows: Rows = (statement, values) => {
            if (CHANGES.has(statement.name)) isLost = (changes += 1) % 3 === 0;
            return tx.rows(statement, values);
          };
          const value = await work({ rows });
          answered.push(value);
          if (isLost) throw new Undone();
          return value;
        });
      } catch (error) {
        const [value] = answered;
        if (!(error instanceof Undone) || value === undefined) throw error;
        return value;
      }
    },
  });
};

const LATE_MS = 60;

/** Replies before the change is committed. */
const replyingEarly = (database: Database): Database => ({
  ...database,
  transaction: (speaker, work) =>
    new Promise((resolve, reject) => {
      database
        .transaction(speaker, async (tx) => {
          let changed = false;
          const rows: Rows = (statement, values) => {
            changed ||= CHANGES.has(statement.name);
            return tx.rows(statement, values);
          };
          const value = await work({ rows });
          resolve(value);
          if (changed) await pause(LATE_MS);
        })
        .catch(reject);
    }),
});

/** A server with parts replaced; without any it is the real server. */
export type Variant = {
  readonly database?: () => (database: Database) => Database;
  readonly access?: Context['access'];
  /** Calls bypass row level security. */
  readonly isOpen?: boolean;
};

/** Servers with a realistic bug; each is the real server with one part replaced. */
export const HISTORY_BUGS: Readonly<Record<string, Variant>> = {
  'a booking read without its row lock': {
    database: () =>
      rewriting(({ name, text }) => ({
        name,
        text: text
          .replace('FOR NO KEY UPDATE', '')
          .replace(/AND version = (\$\d+)/, 'AND $1::integer IS NOT NULL'),
      })),
  },
  'a cache without invalidation': { database: caching },
  'forgotten idempotency keys': {
    database: () =>
      asking((rows) => (statement, values = []) => {
        if (statement.name !== 'take-key') return rows(statement, values);
        const [scope, , ...rest] = values;
        return rows(statement, [scope, randomUUID(), ...rest]);
      }),
  },
  'an acknowledged change that is rolled back': { database: rollingBack },
  'a change acknowledged before its commit': { database: () => replyingEarly },
  'anybody’s booking': {
    access: {
      ...partyAccess,
      mayTouchBooking: (who, parties) =>
        who.role === 'serviceman' || partyAccess.mayTouchBooking(who, parties),
    },
    isOpen: true,
  },
};

/** Runs a few waves against two such servers and returns the failures found. */
export const runVariant = async (
  world: SpawnedWorld,
  { database: change, access, isOpen = false }: Variant,
  waves: number,
): Promise<HistoryRun> => {
  const { database } = world;
  const contexts: Context[] = [];
  const doors: Door[] = [];
  const stops: (() => Promise<void>)[] = [];
  try {
    const broken = change?.();
    for (let nth = 0; nth < 2; nth += 1) {
      const config = readConfig({
        NODE_ENV: 'test',
        LOG_LEVEL: 'silent',
        DATABASE_URL: database.url('app'),
        DATABASE_APP_URL: database.url(isOpen ? 'admin' : 'app'),
        CALLS_PER_MINUTE_ADDRESS: '1000000',
        CALLS_PER_MINUTE_ACCOUNT: '1000000',
        CALLS_IN_FLIGHT_ACCOUNT: '1000000',
      });
      const context = await createContext(config, access === undefined ? {} : { access });
      contexts.push(context);
      const { app, system } = context.databases;
      const databases =
        broken === undefined ? context.databases : { app: broken(app), system: broken(system) };
      const whole = { ...context, databases };
      const [own, ops] = [await listenWhole(whole), await listen(buildConsoleApp(whole))];
      stops.push(own.close, ops.close);
      const at = ({ port }: Listening): string => `http://127.0.0.1:${port}/api/`;
      doors.push({ public: at(own), console: at(ops) });
    }
    return await withDoors(doors, (opened) =>
      recordHistories(world, opened, { waves, bookings: 3, acts: 12, seed: 7 }),
    );
  } finally {
    for (const stop of stops) await stop();
    for (const context of contexts) await context.close();
  }
};
