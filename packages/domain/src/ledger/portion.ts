import { paise, type Paise } from '../money.ts';

/** amount × part ÷ whole, rounded down to the paisa; exact for any amount. */
export const portionBelow = (amount: Paise, part: number, whole: number): Paise =>
  paise(Number((BigInt(amount) * BigInt(part)) / BigInt(whole)));

/** The same, rounded to the nearest paisa, a half upwards. */
export const nearestPortion = (amount: Paise, part: number, whole: number): Paise => {
  const twice = 2n * BigInt(amount) * BigInt(part) + BigInt(whole);
  return paise(Number(twice / (2n * BigInt(whole))));
};
