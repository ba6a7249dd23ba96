/** Draws the same for the same seed. */
export const createDraw = (seed: number) => {
  let state = seed * 2_654_435_761;
  const random = (): number => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const upTo = (most: number): number => Math.floor(random() * most);
  return {
    random,
    upTo,
    of: <Item>(items: readonly Item[]): Item => items[upTo(items.length)] as Item,
    digits: (long: number): string => Array.from({ length: long }, () => String(upTo(10))).join(''),
    isSo: (share: number): boolean => random() < share,
  };
};

export type Draw = ReturnType<typeof createDraw>;
