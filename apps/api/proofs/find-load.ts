import type { OutputOf } from '@karigar/contract/define-call';
import { findAnything } from '@karigar/contract/record/find-anything';
import { withClient } from '#db/connect';
import type { TestDatabase } from '#testing/template-db';
import { openConsoleLoad } from './console-load.ts';
import { findSought, KINDS, namePeople, putInOneCity, type Sought } from './console-load-store.ts';
import { percentile } from './load-plan.ts';
import { createLoadWorld } from './load-world.ts';
import type { WorldSize } from './load-world-store.ts';

/** One operator may search so often in an hour, with some room. */
const PER_OPERATOR = 200;

export type FindSizes = { readonly world: WorldSize; readonly each: number };

type Found = OutputOf<typeof findAnything>;

const isFound = ({ id }: Sought, { bookings, people }: Found): boolean =>
  id === 0 ? people.length > 0 : [...bookings, ...people].some((one) => one.id === id);

const sharesOf = (latencies: readonly number[]) => {
  const sorted = Float64Array.from(latencies).toSorted();
  return { p50: percentile(sorted, 0.5), p95: percentile(sorted, 0.95) };
};

const search = async (database: TestDatabase, each: number) => {
  const sought = await withClient(database.url('owner'), async (client) => {
    const all = [];
    for (const kind of KINDS)
      for (const one of await findSought(client, kind, each)) all.push({ kind, ...one });
    return all;
  });
  // In turn by kind, as people search.
  const mixed = Array.from({ length: each }, (_, nth) =>
    KINDS.map((_kind, place) => sought[place * each + nth]),
  )
    .flat()
    .filter((one) => one !== undefined);
  const missed: string[] = [];
  const latencies: { kind: string; pass: string; ms: number }[] = [];
  // New connections without a plan, and rows that nobody has asked for.
  const load = await openConsoleLoad(database);
  try {
    let token = '';
    let asked = 0;
    for (const pass of ['cold', 'warm'])
      for (const one of mixed) {
        if (asked % PER_OPERATOR === 0) token = await load.enter(['dispatch', 'help']);
        asked += 1;
        const { ms, reply } = await load.time(findAnything, { words: one.words }, token);
        latencies.push({ kind: one.kind, pass, ms });
        if (!reply.body.success || !isFound(one, reply.body.data as Found))
          missed.push(
            `by ${one.kind}: ${reply.body.success ? 'not found' : String(reply.body.code)}`,
          );
      }
  } finally {
    await load.close();
  }
  const of = (wanted: Partial<{ kind: string; pass: string }>): number[] =>
    latencies
      .filter(({ kind, pass }) => kind === (wanted.kind ?? kind) && pass === (wanted.pass ?? pass))
      .map(({ ms }) => ms);
  return {
    searches: latencies.length,
    ...sharesOf(of({})),
    cold: sharesOf(of({ pass: 'cold' })).p95,
    warm: sharesOf(of({ pass: 'warm' })).p95,
    kinds: Object.fromEntries(KINDS.map((kind) => [kind, sharesOf(of({ kind })).p95])),
    missed,
  };
};

/** Searches of every kind by operators, one after the other, over HTTP and under row level security. */
export const measureFind = async ({ world, each }: FindSizes) => {
  const database = await createLoadWorld(world, putInOneCity);
  try {
    await withClient(database.url('owner'), namePeople);
    return await search(database, each);
  } finally {
    await database.drop();
  }
};
