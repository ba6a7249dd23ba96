import { hash as digest, randomBytes } from 'node:crypto';
import type { Instant } from '@karigar/domain/dates/instant';
import type { Role } from '@karigar/domain/roles';
import type { Clock } from '#platform/clock';
import { SYSTEM, type Database, type Transaction } from '#platform/db';
import type { LiveBus } from '#platform/live-bus';
import {
  findSession,
  insertSession,
  revokeSession,
  touchSession,
  type SessionRow,
} from './session-store.ts';
import type { Who } from './who.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** A caller without a browser holds an unbound token, so it lives short. */
const IDLE_MS = 2 * HOUR;
const ABSOLUTE_MS = 24 * HOUR;
const TOUCH_EVERY_MS = 5 * MINUTE;
const CACHED_MS = 30_000;
const MOST_CACHED = 50_000;
export const SESSION_REVOKED = 'session.revoked';

const hashOf = (token: string): Buffer => digest('sha256', token, 'buffer');

type Cached = { readonly row: SessionRow; readonly until: Instant; touchedAt: Instant };

export type Sessions = {
  readonly find: (token: string) => Promise<Who | null>;
  /** Opens one inside the caller's transaction and answers its handle, which is nowhere stored. */
  readonly open: (
    tx: Transaction,
    session: { accountId: number | null; role: Role; playerId?: string },
  ) => Promise<string>;
  /** Inside the caller's transaction; once that is committed, `forget` makes it felt at once. */
  readonly revokeIn: (tx: Transaction, sessionId: number) => Promise<void>;
  /** Drops what every process remembers of it. */
  readonly forget: (sessionId: number) => Promise<void>;
  readonly revoke: (sessionId: number) => Promise<void>;
};

/**
 * Tokens are random and only their hash is kept. A found session is remembered for seconds; a
 * revocation drops it everywhere over the bus, and while the bus is down nothing is remembered.
 */
export const createSessions = (parts: {
  readonly database: Database;
  readonly bus: LiveBus;
  readonly clock: Clock;
}): Sessions => {
  const { database, bus, clock } = parts;
  const cache = new Map<string, Cached>();

  let drops = 0;

  const drop = (sessionId: unknown): void => {
    drops += 1;
    for (const [hash, { row }] of cache) if (row.id === sessionId) cache.delete(hash);
  };
  bus.subscribe(SESSION_REVOKED, drop);

  const forget = async (sessionId: number): Promise<void> => {
    drop(sessionId);
    bus.publish(SESSION_REVOKED, sessionId);
    await bus.flush();
  };

  const revokeIn = (tx: Transaction, sessionId: number): Promise<void> =>
    revokeSession(tx, sessionId, new Date(clock()));

  const remember = (hash: string, row: SessionRow, now: Instant): Cached => {
    const cached = { row, until: now + CACHED_MS, touchedAt: now };
    if (!bus.isConnected()) return cached;
    const [oldest] = cache.keys();
    if (cache.size >= MOST_CACHED && oldest !== undefined) cache.delete(oldest);
    cache.set(hash, cached);
    return cached;
  };

  const touch = async (row: SessionRow, now: Instant): Promise<void> => {
    const due = row.idle_expires_at.getTime() - IDLE_MS + TOUCH_EVERY_MS < now;
    if (!due) return;
    const idle = new Date(Math.min(now + IDLE_MS, row.expires_at.getTime()));
    await database.transaction(SYSTEM, (tx) => touchSession(tx, row.id, new Date(now), idle));
  };

  const load = async (hash: Buffer, now: Instant): Promise<SessionRow | null> => {
    const row = await database.transaction(SYSTEM, (tx) => findSession(tx, hash, new Date(now)));
    if (row !== null) await touch(row, now);
    return row;
  };

  return {
    find: async (token) => {
      const now = clock();
      const hash = hashOf(token);
      const id = hash.toString('base64');
      const known = cache.get(id);
      const dropsBefore = drops;
      const fresh =
        known && known.until > now && bus.isConnected() ? known.row : await load(hash, now);
      if (fresh === null) {
        cache.delete(id);
        return null;
      }
      // What was read before a revocation may not be remembered after it.
      if (fresh !== known?.row && drops === dropsBefore) remember(id, fresh, now);
      return { sessionId: fresh.id, accountId: fresh.account_id, role: fresh.role };
    },
    open: async (tx, { accountId, role, playerId = '' }) => {
      const token = randomBytes(32).toString('base64url');
      const now = clock();
      await insertSession(tx, {
        tokenHash: hashOf(token),
        accountId,
        role,
        device: '',
        playerId,
        now: new Date(now),
        idleExpiresAt: new Date(now + IDLE_MS),
        expiresAt: new Date(now + ABSOLUTE_MS),
      });
      return token;
    },
    revokeIn,
    forget,
    revoke: async (sessionId) => {
      await database.transaction(SYSTEM, (tx) => revokeIn(tx, sessionId));
      await forget(sessionId);
    },
  };
};
