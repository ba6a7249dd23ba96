/** A deterministic random generator (mulberry32). */
export const createRandom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** The same two numbers always give the same sequence, whatever ran before. */
export const chanceOf = (one: number, other: number): (() => number) =>
  createRandom(Math.imul(one + 1, 0x9e3779b1) ^ Math.imul(other + 1, 0x85ebca6b));

/** A bell curve around zero. */
export const bell = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
