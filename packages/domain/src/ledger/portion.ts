import { paise, type Paise } from '../money.ts';

/** amount × part ÷ whole, down to the paisa below; exact for any amount. */
export const portionBelow = (amount: Paise, part: number, whole: number): Paise =>
  paise(Number((BigInt(amount) * BigInt(part)) / BigInt(whole)));

/** The same to the nearest paisa, a half upwards. */
export const nearestPortion = (amount: Paise, part: number, whole: number): Paise => {
  const twice = 2n * BigInt(amount) * BigInt(part) + BigInt(whole);
  return paise(Number(twice / (2n * BigInt(whole))));
};
