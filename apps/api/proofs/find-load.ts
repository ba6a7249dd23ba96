import type { OutputOf } from '@karigar/contract/define-call';
import { findAnything } from '@karigar/contract/record/find-anything';
import { withClient } from '#db/connect';
import type { TestDatabase } from '#testing/template-db';
import { openConsoleLoad } from './console-load.ts';
import {
  findSought,
  KINDS,
  namePeople,
  putInOneCity,
  type Kind,
  type Sought,
} from './console-load-store.ts';
import { percentile } from './load-plan.ts';
import { createLoadWorld } from './load-world.ts';
import type { WorldSize } from './load-world-store.ts';

/** One operator may search so often in an hour, with some room. */
const PER_OPERATOR = 200;

export type FindSizes = {
  readonly world: WorldSize;
  /** Searches of each kind in a round. */
  readonly each: number;
  readonly rounds: number;
};

type Found = OutputOf<typeof findAnything>;

const isFound = ({ id }: Sought, { bookings, people }: Found): boolean =>
  id === 0 ? people.length > 0 : [...bookings, ...people].some((one) => one.id === id);

const sharesOf = (latencies: readonly number[]) => {
  const sorted = Float64Array.from(latencies).toSorted();
  return { p50: percentile(sorted, 0.5), p95: percentile(sorted, 0.95) };
};

type Round = readonly { readonly kind: Kind; readonly words: string; readonly id: number }[];
type Timed = { readonly kind: string; readonly pass: string; readonly ms: number };

/** New connections without a plan, and what nobody has asked for before; then the same again. */
const searchRound = async (database: TestDatabase, sought: Round) => {
  const timed: Timed[] = [];
  const missed: string[] = [];
  const load = await openConsoleLoad(database);
  try {
    let token = '';
    for (const pass of ['cold', 'warm'])
      for (const [nth, one] of sought.entries()) {
        if (nth % PER_OPERATOR === 0) token = await load.enter(['dispatch', 'help']);
        const { ms, reply } = await load.time(findAnything, { words: one.words }, token);
        timed.push({ kind: one.kind, pass, ms });
        if (!reply.body.success) missed.push(`by ${one.kind}: ${String(reply.body.code)}`);
        else if (!isFound(one, reply.body.data as Found)) missed.push(`by ${one.kind}: not found`);
      }
  } finally {
    await load.close();
  }
  return { timed, missed };
};

const soughtIn = async (database: TestDatabase, each: number, rounds: number): Promise<Round[]> => {
  const kinds = await withClient(database.url('owner'), async (client) => {
    const all = new Map<Kind, Sought[]>();
    for (const kind of KINDS) all.set(kind, await findSought(client, kind, each * rounds));
    return all;
  });
  // In turn by kind, as people search.
  return Array.from({ length: rounds }, (_, round) =>
    Array.from({ length: each }, (_one, nth) =>
      KINDS.flatMap((kind) => {
        const one = kinds.get(kind)?.[round * each + nth];
        return one === undefined ? [] : [{ kind, ...one }];
      }),
    ).flat(),
  );
};

const p95Of = (timed: readonly Timed[], wanted: Partial<Timed> = {}): number =>
  sharesOf(
    timed
      .filter(({ kind, pass }) => kind === (wanted.kind ?? kind) && pass === (wanted.pass ?? pass))
      .map(({ ms }) => ms),
  ).p95;

const search = async (database: TestDatabase, { each, rounds }: FindSizes) => {
  const results = [];
  for (const sought of await soughtIn(database, each, rounds))
    results.push(await searchRound(database, sought));
  const timed = results.flatMap((round) => round.timed);
  return {
    searches: timed.length,
    ...sharesOf(timed.map(({ ms }) => ms)),
    cold: p95Of(timed, { pass: 'cold' }),
    warm: p95Of(timed, { pass: 'warm' }),
    kinds: KINDS.map((kind) => ({ kind, p95: p95Of(timed, { kind }) })),
    rounds: results.map((round) => p95Of(round.timed)),
    missed: results.flatMap(({ missed }) => missed),
  };
};

/** Searches of every kind by operators, one after the other, over HTTP and under row level security. */
export const measureFind = async (sizes: FindSizes) => {
  const database = await createLoadWorld(sizes.world, putInOneCity);
  try {
    await withClient(database.url('owner'), namePeople);
    return await search(database, sizes);
  } finally {
    await database.drop();
  }
};
