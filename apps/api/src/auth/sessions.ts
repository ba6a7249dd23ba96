import { hash as digest, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Instant } from '@karigar/domain/dates/instant';
import type { Role } from '@karigar/domain/roles';
import type { Clock } from '#platform/clock';
import { SYSTEM, type Database, type Transaction } from '#platform/db';
import type { LiveBus } from '#platform/live-bus';
import type { Device } from './device.ts';
import {
  findSession,
  insertSession,
  livingSessions,
  revokeByCookie,
  revokeSession,
  touchSession,
  type SessionRow,
} from './session-store.ts';
import type { Awaited, Who } from './who.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type Life = { readonly idle: number; readonly absolute: number };

/** Bound to a browser's cookie, a stolen token is worth nothing, so it may live long. */
const BOUND: Life = { idle: 7 * DAY, absolute: 30 * DAY };
const UNBOUND: Life = { idle: 2 * HOUR, absolute: 24 * HOUR };
/** Long enough to look into one's email. */
const AWAITING: Life = { idle: 30 * MINUTE, absolute: 30 * MINUTE };

const TOUCH_EVERY_MS = 5 * MINUTE;
const CACHED_MS = 30_000;
const MOST_CACHED = 50_000;
const SESSION_REVOKED = 'session.revoked';

const hashOf = (secret: string): Buffer => digest('sha256', secret, 'buffer');
const newSecret = (): string => randomBytes(32).toString('base64url');

const isHeldBy = ({ cookie_hash: bound }: SessionRow, cookie: string | null): boolean =>
  bound === null || (cookie !== null && timingSafeEqual(bound, hashOf(cookie)));

/** One who owes a proof is nobody yet, whatever he asks for. */
const whoIn = ({
  id,
  account_id: accountId,
  role,
  second_proof,
  awaited_device,
}: SessionRow): Who =>
  second_proof === null || accountId === null
    ? { sessionId: id, accountId, role }
    : {
        sessionId: id,
        accountId: null,
        role: 'guest',
        awaited: { accountId, role, proof: second_proof, device: awaited_device ?? '' },
      };

type Cached = { readonly row: SessionRow; readonly until: Instant };

export type Opened = {
  readonly authToken: string;
  /** What a browser must show with the token from now on. */
  readonly cookie: string | null;
  /** The session this browser held before: it has ended, and waits to be forgotten. */
  readonly replaced: number | null;
};

export type Sessions = {
  /** Who holds both halves; half of a browser's session is none. */
  readonly find: (token: string, cookie?: string | null) => Promise<Who | null>;
  /** Opens one inside the caller's transaction. Its secrets are nowhere stored. */
  readonly open: (
    tx: Transaction,
    session: {
      accountId: number | null;
      role: Role;
      playerId?: string;
      device?: Omit<Device, 'name'>;
      /** What is still awaited of its holder, and the device that will be known then. */
      awaiting?: Pick<Awaited, 'proof' | 'device'> | undefined;
    },
  ) => Promise<Opened>;
  /** Inside the caller's transaction; once that is committed, `forget` makes it felt at once. */
  readonly revokeIn: (
    tx: Transaction,
    sessionId: number,
  ) => Promise<{ readonly playerId: string } | null>;
  /** Drops what every process remembers of them. */
  readonly forget: (...sessionIds: readonly number[]) => Promise<void>;
  readonly revoke: (sessionId: number) => Promise<void>;
  /** Told of every session that ends early here, and elsewhere while the bus is there. */
  readonly onEnded: (on: (sessionId: number) => void) => void;
  /** Which of them have not ended, asked of the database: for what outlives a call. */
  readonly living: (sessionIds: readonly number[]) => Promise<ReadonlySet<number>>;
};

/**
 * Secrets are random and only their hashes are kept. A found session is remembered for seconds; a
 * revocation drops it everywhere over the bus, and while the bus is down nothing is remembered.
 */
export const createSessions = (parts: {
  readonly database: Database;
  readonly bus: LiveBus;
  readonly clock: Clock;
}): Sessions => {
  const { database, bus, clock } = parts;
  const cache = new Map<string, Cached>();
  const watchers = new Set<(sessionId: number) => void>();

  let drops = 0;

  const drop = (sessionId: number): void => {
    drops += 1;
    for (const [hash, { row }] of cache) if (row.id === sessionId) cache.delete(hash);
    for (const watcher of watchers) watcher(sessionId);
  };
  bus.subscribe(SESSION_REVOKED, (sessionId) => drop(Number(sessionId)));
  // What ended while we could not hear it must not be believed again.
  bus.onConnection(() => {
    drops += 1;
    cache.clear();
  });

  const forget = async (...sessionIds: readonly number[]): Promise<void> => {
    for (const sessionId of sessionIds) {
      drop(sessionId);
      bus.publish(SESSION_REVOKED, sessionId);
    }
    await bus.flush();
  };

  const revokeIn: Sessions['revokeIn'] = (tx, sessionId) =>
    revokeSession(tx, sessionId, new Date(clock()));

  const remember = (hash: string, row: SessionRow, now: Instant): void => {
    if (!bus.isConnected()) return;
    const [oldest] = cache.keys();
    if (cache.size >= MOST_CACHED && oldest !== undefined) cache.delete(oldest);
    const until = Math.min(now + CACHED_MS, row.idle_expires_at.getTime());
    cache.set(hash, { row, until });
  };

  const touch = async (row: SessionRow, now: Instant): Promise<void> => {
    if (row.last_used_at.getTime() + TOUCH_EVERY_MS >= now) return;
    const { idle } = row.cookie_hash === null ? UNBOUND : BOUND;
    const idleExpiresAt = new Date(Math.min(now + idle, row.expires_at.getTime()));
    await database.transaction(SYSTEM, (tx) =>
      touchSession(tx, row.id, new Date(now), idleExpiresAt),
    );
  };

  const read = (hash: Buffer, now: Instant): Promise<SessionRow | null> =>
    database.transaction(SYSTEM, (tx) => findSession(tx, hash, new Date(now)));

  return {
    find: async (token, cookie = null) => {
      const now = clock();
      const hash = hashOf(token);
      const id = hash.toString('base64');
      const known = cache.get(id);
      const isFresh = known !== undefined && known.until > now && bus.isConnected();
      const dropsBefore = drops;
      const row = isFresh ? known.row : await read(hash, now);
      if (row === null) cache.delete(id);
      if (row === null || !isHeldBy(row, cookie)) return null;
      if (!isFresh) {
        await touch(row, now);
        // What was read before a revocation may not be remembered after it.
        if (drops === dropsBefore) remember(id, row, now);
      }
      return whoIn(row);
    },
    open: async (tx, { accountId, role, playerId = '', device, awaiting }) => {
      const [authToken, cookie] = [newSecret(), device?.isBrowser ? newSecret() : null];
      const whole = cookie === null ? UNBOUND : BOUND;
      const life = awaiting === undefined ? whole : AWAITING;
      const now = clock();
      const before = device?.cookie ?? null;
      const replaced =
        before === null ? null : await revokeByCookie(tx, hashOf(before), new Date(now));
      await insertSession(tx, {
        tokenHash: hashOf(authToken),
        cookieHash: cookie === null ? null : hashOf(cookie),
        accountId,
        role,
        device: device?.label() ?? '',
        playerId,
        now: new Date(now),
        idleExpiresAt: new Date(now + life.idle),
        expiresAt: new Date(now + life.absolute),
        secondProof: awaiting?.proof ?? null,
        awaitedDevice: awaiting?.device ?? null,
      });
      return { authToken, cookie, replaced };
    },
    revokeIn,
    forget,
    revoke: async (sessionId) => {
      await database.transaction(SYSTEM, (tx) => revokeIn(tx, sessionId));
      await forget(sessionId);
    },
    onEnded: (on) => void watchers.add(on),
    living: (sessionIds) =>
      database.transaction(SYSTEM, (tx) => livingSessions(tx, sessionIds, new Date(clock()))),
  };
};
