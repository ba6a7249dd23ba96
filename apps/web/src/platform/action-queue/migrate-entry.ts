import type { Entry } from './action.ts';

/** Version of the persisted entries. A newer app migrates those of an older one. */
export const SHAPE = 3;

/** Migrations from each version to the next. Never change a released one: add the next. */
const STEPS: Readonly<Record<number, (entry: Entry) => Entry>> = {
  // Version 1 erased the input of every refused entry, except chat messages.
  1: (entry) => ({
    ...entry,
    isWhole: entry.state.kind !== 'refused' || entry.after !== null,
  }),
  // Version 2 had no done entries: an action was deleted when the server accepted it.
  2: (entry) => entry,
};

/** Migrates an entry of an older version. */
export const migrateEntry = (kept: unknown, from: number): Entry => {
  let entry = kept as Entry;
  for (let shape = from; shape < SHAPE; shape += 1) entry = STEPS[shape]?.(entry) ?? entry;
  return entry;
};
