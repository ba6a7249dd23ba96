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
  renewCookie,
  replaceCookie,
  revokeByCookie,
  revokeByToken,
  revokeSession,
  touchSession,
  type EndedSession,
  type LeftSession,
  type SessionRow,
} from './session-store.ts';
import type { PendingLogin, Who } from './who.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type Life = { readonly idle: number; readonly absolute: number };

/** Longer, because a stolen token is useless without the browser's cookie. */
const BOUND: Life = { idle: 7 * DAY, absolute: 30 * DAY };
const UNBOUND: Life = { idle: 2 * HOUR, absolute: 24 * HOUR };
/** Short: the console is open all day on desks that others pass by. */
const OPERATORS: Life = { idle: 30 * MINUTE, absolute: 12 * HOUR };
/** Long enough to open an email. */
const AWAITING: Life = { idle: 30 * MINUTE, absolute: 30 * MINUTE };

/** Calls that were sent before the new cookie arrived still come with the old one. */
const BOTH_COOKIES_MS = MINUTE;
const TOUCH_EVERY_MS = 5 * MINUTE;
const TOUCH_OPERATORS_EVERY_MS = MINUTE;
const CACHED_MS = 30_000;
const MOST_CACHED = 50_000;
const SESSION_REVOKED = 'session.revoked';

const hashOf = (secret: string): Buffer => digest('sha256', secret, 'buffer');
const newSecret = (): string => randomBytes(32).toString('base64url');

const isHashOf = (hash: Buffer | null, cookie: string | null): boolean =>
  hash !== null && cookie !== null && timingSafeEqual(hash, hashOf(cookie));

const isHeldBy = (row: SessionRow, cookie: string | null): boolean =>
  row.cookie_hash === null ||
  isHashOf(row.cookie_hash, cookie) ||
  isHashOf(row.next_cookie_hash, cookie);

/** A pending login has no account, whatever the call. */
const whoIn = ({
  id,
  account_id: accountId,
  role,
  second_proof,
  awaited_device,
  passkey_shown_at,
  desks,
}: SessionRow): Who => {
  if (desks !== null) {
    const passkeyShownAt = passkey_shown_at?.getTime() ?? null;
    return { sessionId: id, accountId, role, desks, passkeyShownAt };
  }
  return second_proof === null || accountId === null
    ? { sessionId: id, accountId, role }
    : {
        sessionId: id,
        accountId: null,
        role: 'guest',
        pendingLogin: { accountId, role, proof: second_proof, device: awaited_device ?? '' },
      };
};

const lifeOf = (role: Role, isBound: boolean): Life => {
  if (role === 'operator') return OPERATORS;
  return isBound ? BOUND : UNBOUND;
};

type Cached = { readonly row: SessionRow; readonly until: Instant };

export type Opened = {
  readonly authToken: string;
  /** The cookie that a browser must send with the token from now on. */
  readonly cookie: string | null;
  /** The earlier session of this browser: ended, but still cached. */
  readonly replaced: number | null;
};

export type Sessions = {
  /** Null unless token and cookie of a browser session are both right. */
  readonly find: (token: string, cookie?: string | null) => Promise<Who | null>;
  /** Opens a session inside the caller's transaction. Only hashes of its secrets are stored. */
  readonly open: (
    tx: Transaction,
    session: {
      accountId: number | null;
      role: Role;
      playerId?: string;
      device?: Omit<Device, 'name'>;
      /** Null for a caller without a device id. */
      deviceHash?: string | null;
      /** The pending second factor, and the device that becomes known with it. */
      awaiting?: Pick<PendingLogin, 'proof' | 'device'> | undefined;
      /** An operator who logged in with a passkey. */
      hasShownPasskey?: boolean;
    },
  ) => Promise<Opened>;
  /** Returns a new cookie for the session of this one, inside the caller's transaction; null if it has none. */
  readonly renewIn: (tx: Transaction, sessionId: number, cookie: string) => Promise<string | null>;
  /** Runs inside the caller's transaction; call `forget` after the commit. */
  readonly revokeIn: (tx: Transaction, sessionId: number) => Promise<EndedSession | null>;
  /** By the hash of its token, which its phone stored; inside the caller's transaction, like `revokeIn`. */
  readonly revokeByHashIn: (tx: Transaction, tokenHash: Buffer) => Promise<LeftSession | null>;
  /** Removes the sessions from the cache of every process. */
  readonly forget: (...sessionIds: readonly number[]) => Promise<void>;
  readonly revoke: (sessionId: number) => Promise<void>;
  /** Subscribes to sessions that end early, here and over the bus. */
  readonly onEnded: (on: (sessionId: number) => void) => void;
  /** Reads from the database which sessions have not ended; for streams, which outlive a call. */
  readonly living: (sessionIds: readonly number[]) => Promise<ReadonlySet<number>>;
};

/**
 * Secrets are random and only their hashes are stored. A found session is cached for seconds; a
 * revocation removes it everywhere over the bus, and nothing is cached while the bus is down.
 */
export const createSessions = (parts: {
  readonly database: Database;
  readonly bus: LiveBus;
  readonly clock: Clock;
  readonly onFound?: (where: 'cache' | 'database') => void;
}): Sessions => {
  const { database, bus, clock, onFound } = parts;
  const cache = new Map<string, Cached>();
  const watchers = new Set<(sessionId: number) => void>();

  let drops = 0;

  const drop = (sessionId: number): void => {
    drops += 1;
    for (const [hash, { row }] of cache) if (row.id === sessionId) cache.delete(hash);
    for (const watcher of watchers) watcher(sessionId);
  };
  bus.subscribe(SESSION_REVOKED, (sessionId) => drop(Number(sessionId)));
  // Revocations during a disconnection were missed, so the cache is no longer valid.
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
    const every = row.role === 'operator' ? TOUCH_OPERATORS_EVERY_MS : TOUCH_EVERY_MS;
    if (row.last_used_at.getTime() + every >= now) return;
    const { idle } = lifeOf(row.role, row.cookie_hash !== null);
    const idleExpiresAt = new Date(Math.min(now + idle, row.expires_at.getTime()));
    await database.transaction(SYSTEM, (tx) =>
      touchSession(tx, row.id, new Date(now), idleExpiresAt),
    );
  };

  /** The old cookie ends when the new one is used, after the time for calls under way. */
  const withNewCookie = async (
    row: SessionRow,
    cookie: string | null,
    now: Instant,
  ): Promise<SessionRow> => {
    const { next_cookie_hash: next, renewed_at } = row;
    const isOver = (renewed_at?.getTime() ?? now) + BOTH_COOKIES_MS < now;
    if (next === null || !isOver || !isHashOf(next, cookie)) return row;
    await database.transaction(SYSTEM, (tx) => replaceCookie(tx, row.id, next));
    return { ...row, cookie_hash: next, next_cookie_hash: null };
  };

  const read = (hash: Buffer, now: Instant): Promise<SessionRow | null> =>
    database.transaction(SYSTEM, (tx) => findSession(tx, hash, new Date(now)));

  return {
    find: async (token, cookie = null) => {
      const now = clock();
      const hash = hashOf(token);
      const id = hash.toString('base64');
      const known = cache.get(id);
      // A cookie that the cached row does not know may have been made since.
      const isFresh =
        known !== undefined &&
        known.until > now &&
        bus.isConnected() &&
        isHeldBy(known.row, cookie);
      const dropsBefore = drops;
      onFound?.(isFresh ? 'cache' : 'database');
      const row = isFresh ? known.row : await read(hash, now);
      if (row === null) cache.delete(id);
      if (row === null || !isHeldBy(row, cookie)) return null;
      if (!isFresh) {
        await touch(row, now);
        // Do not cache a row that was read before a revocation.
        const current = await withNewCookie(row, cookie, now);
        // Desks and block of an operator are read at every call.
        if (drops === dropsBefore && row.role !== 'operator') remember(id, current, now);
      }
      return whoIn(row);
    },
    open: async (tx, session) => {
      const { accountId, role, playerId = '', device, deviceHash = null, awaiting } = session;
      const [authToken, cookie] = [newSecret(), device?.isBrowser ? newSecret() : null];
      const life = awaiting === undefined ? lifeOf(role, cookie !== null) : AWAITING;
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
        deviceHash,
        playerId,
        now: new Date(now),
        idleExpiresAt: new Date(now + life.idle),
        expiresAt: new Date(now + life.absolute),
        secondProof: awaiting?.proof ?? null,
        awaitedDevice: awaiting?.device ?? null,
        passkeyShownAt: session.hasShownPasskey === true ? new Date(now) : null,
      });
      return { authToken, cookie, replaced };
    },
    renewIn: async (tx, sessionId, cookie) => {
      const next = newSecret();
      const cookies = { used: hashOf(cookie), next: hashOf(next) };
      return (await renewCookie(tx, sessionId, cookies, new Date(clock()))) ? next : null;
    },
    revokeIn,
    revokeByHashIn: (tx, tokenHash) => revokeByToken(tx, tokenHash, new Date(clock())),
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
