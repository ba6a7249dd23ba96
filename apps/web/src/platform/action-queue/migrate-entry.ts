import type { Entry } from '#shared/action-queue/action';

/** The shape in which entries are kept. A newer app reads what an older one left. */
export const SHAPE = 2;

/** From each shape to the next. Never change one that was delivered: add the next. */
const STEPS: Readonly<Record<number, (entry: Entry) => Entry>> = {
  // The first shape erased whatever a refused one carried, words in a chat aside.
  1: (entry) => ({
    ...entry,
    isWhole: entry.state.kind !== 'refused' || entry.after !== null,
  }),
};

/** An entry of an older shape as this app keeps it. */
export const migrateEntry = (kept: unknown, from: number): Entry => {
  let entry = kept as Entry;
  for (let shape = from; shape < SHAPE; shape += 1) entry = STEPS[shape]?.(entry) ?? entry;
  return entry;
};
