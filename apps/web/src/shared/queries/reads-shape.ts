/** What an answer looks like in this app: made of the contract's files, so that a changed one leaves older answers behind. */
export const READS_SHAPE = import.meta.env.READS_SHAPE;

/** A session may rest for as long; what is older helps nobody. */
const GOOD_FOR_MS = 7 * 86_400_000;

/** A phone whose clock went back knows no ages: what comes from its future is left alone. */
export const isWorthShowing = (at: number): boolean => {
  const age = Date.now() - at;
  return age > -60_000 && age < GOOD_FOR_MS;
};
