import { paise } from '@karigar/domain/money';
import { versionOf } from '#testing/assign-by-hand';
import { startCutProxy, type CutProxy } from '#testing/cut-proxy';
import { createBookings, FRESH_SERVICE } from '#testing/fresh-bookings';
import { createPerson } from '#testing/fresh-people';
import { spawnServer } from '#testing/spawned-server';
import type { SpawnedWorld } from '#testing/spawned-world';
import { CODE } from './booking-calls.ts';
import { createRandom } from './dispatch-sim-random.ts';
import { actFor, type Client, type Door, type Doors } from './history-clients.ts';
import { faultOf, offeredTo, saidByRow, type HistoryOp } from './history-spec.ts';
import { offerTo, readRow, putNamedOnDuty } from './history-store.ts';
import type { Called } from './linearize.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NAMES = ['Aman', 'Bala', 'Chetan', 'Deepak', 'Eshan'] as const;
/** Clients per account: every serviceman has two phones. */
const CLIENTS = { serviceman: 2, customer: 4, operator: 2 } as const;

export type HistorySize = {
  readonly waves: number;
  /** Open at the same time, shared by all clients. */
  readonly bookings: number;
  /** Operations of each client in a wave. */
  readonly acts: number;
  readonly seed: number;
};

export type HistoryRun = {
  readonly clients: number;
  readonly bookings: number;
  readonly calls: number;
  readonly unanswered: number;
  /** Operations in the longest history. */
  readonly most: number;
  /** Milliseconds to judge the slowest history. */
  readonly slowest: number;
  readonly failures: readonly string[];
};

/** The people who act, with a session each. */
const createCast = async ({ look, signIn }: SpawnedWorld) => {
  const now = Date.now();
  const clients: Client[] = [];
  const names = new Map<number, string>();
  for (const name of NAMES) {
    const person = await createPerson(look, 'serviceman', now);
    names.set(person.id, name);
    for (let phone = 0; phone < CLIENTS.serviceman; phone += 1)
      clients.push({ token: await signIn(person), role: 'serviceman', id: person.id });
  }
  await putNamedOnDuty(
    look,
    [...names].map(([id, name]) => ({ id, name })),
  );
  const customer = await createPerson(look, 'customer', now);
  const operator = await createPerson(look, 'operator', now);
  for (const [person, role] of [
    [customer, 'customer'],
    [operator, 'operator'],
  ] as const)
    for (let nth = 0; nth < CLIENTS[role]; nth += 1)
      clients.push({ token: await signIn(person), role, id: person.id });
  return { clients, names, servicemen: [...names.keys()], customerId: customer.id };
};

/** Runs clients of all three roles on the same few bookings, wave after wave, and judges each booking's history. */
export const recordHistories = async (
  world: SpawnedWorld,
  doors: Doors,
  { waves, bookings: count, acts, seed }: HistorySize,
): Promise<HistoryRun> => {
  const { look, vault } = world;
  const { clients, names, servicemen, customerId } = await createCast(world);
  const [servicemanId = 0] = servicemen;
  const total = paise(FRESH_SERVICE.price);
  const failures: string[] = [];
  let [bookings, calls, unanswered, most, slowest] = [0, 0, 0, 0, 0];
  let from = Date.now() + DAY;
  for (let wave = 0; wave < waves; wave += 1) {
    const now = Date.now();
    const until = now + DAY;
    const made = { state: 'offered', servicemanId, customerId, now, code: CODE } as const;
    const refs = await createBookings(look, vault, { ...made, count });
    const ids = refs.map(({ bookingId }) => bookingId);
    from = await offerTo(look, ids, servicemen, { from, until });
    const done = await Promise.all(
      clients.map((client, nth) =>
        actFor(
          client,
          { doors, refs, servicemen, total, acts, versionOf: (ref) => versionOf(look, ref) },
          createRandom(seed + wave * 100 + nth),
        ),
      ),
    );
    for (const id of ids) {
      bookings += 1;
      const own = done.flat().filter(({ bookingId }) => bookingId === id);
      const seenAt = performance.now();
      const said = saidByRow(await readRow(look, id));
      const row = { op: { kind: 'row' }, from: seenAt, to: performance.now(), said } as const;
      const history: Called<HistoryOp>[] = [...own.map(({ called }) => called), row];
      const began = performance.now();
      const fault = faultOf(history, offeredTo(servicemen, { now, until, total }), names, now);
      slowest = Math.max(slowest, performance.now() - began);
      failures.push(...own.flatMap((one) => one.fault ?? []), ...(fault === null ? [] : [fault]));
      calls += own.length;
      unanswered += own.filter(({ called }) => called.said === null).length;
      most = Math.max(most, history.length);
    }
    if (failures.length > 0) break;
  }
  return { clients: clients.length, bookings, calls, unanswered, most, slowest, failures };
};

/** Adds to each server address a proxy that cuts the connection. */
export const withDoors = async <Value>(
  plain: readonly Door[],
  work: (doors: Doors) => Promise<Value>,
): Promise<Value> => {
  const proxies: CutProxy[] = [];
  const cutOf = async (target: string): Promise<string> => {
    const proxy = await startCutProxy(target);
    proxies.push(proxy);
    return proxy.base;
  };
  try {
    const cut: Door[] = [];
    for (const door of plain)
      cut.push({ public: await cutOf(door.public), console: await cutOf(door.console) });
    return await work({ plain, cut });
  } finally {
    await Promise.all(proxies.map((proxy) => proxy.close()));
  }
};

/** Runs the histories through two real processes. */
export const runHistory = async (world: SpawnedWorld, size: HistorySize): Promise<HistoryRun> => {
  const other = await spawnServer({
    DATABASE_URL: world.database.url('app'),
    CALLS_PER_MINUTE_ADDRESS: '1000000',
    CALLS_PER_MINUTE_ACCOUNT: '1000000',
    CALLS_IN_FLIGHT_ACCOUNT: '1000000',
  });
  try {
    await Promise.all([world.server.start(), other.start()]);
    const doors = [world.server, other].map(({ base, consoleBase }) => ({
      public: base,
      console: consoleBase,
    }));
    return await withDoors(doors, (opened) => recordHistories(world, opened, size));
  } finally {
    await other.kill();
  }
};
