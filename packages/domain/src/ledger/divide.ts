import { paise, type Paise } from '../money.ts';

/** An amount in proportion to whole weights, to the paisa; the pieces add up to the amount in any order of rounding. */
export const divide = (amount: Paise, weights: readonly number[]): Paise[] => {
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  let [below, cut] = [0n, 0n];
  return weights.map((weight) => {
    below += BigInt(weight);
    const upTo = (BigInt(amount) * below) / whole;
    const piece = upTo - cut;
    cut = upTo;
    return paise(Number(piece));
  });
};
