declare const unit: unique symbol;

/** An amount of money: a whole number of paise, never a float of rupees. */
export type Paise = number & { readonly [unit]: 'paise' };

export const paise = (count: number): Paise => {
  if (!Number.isSafeInteger(count)) throw new RangeError(`not a whole number of paise: ${count}`);
  return (count === 0 ? 0 : count) as Paise; // -0 would print a minus sign
};

export const sumOf = (amounts: Iterable<Paise>): Paise => {
  let total = 0;
  for (const amount of amounts) total += amount;
  return paise(total);
};

export const minus = (from: Paise, amount: Paise): Paise => paise(from - amount);

/** The amount with the opposite sign. */
export const negative = (amount: Paise): Paise => paise(0 - amount);

export const times = (price: Paise, quantity: number): Paise => paise(price * quantity);

const AMOUNT = /^(-?)(\d{1,13})(?:\.(\d{1,2}))?$/;

/** Reads '599', '599.5' or '599.00' without passing through a float; null when it is not an amount. */
export const readAmount = (written: string): Paise | null => {
  const match = AMOUNT.exec(written);
  if (!match) return null;
  const [, sign, rupees, fraction = ''] = match;
  const count = Number(rupees) * 100 + Number(fraction.padEnd(2, '0'));
  return paise(sign === '-' ? -count : count);
};

/** '599.00': the form on the wire and in files. */
export const writeAmount = (amount: Paise): string => {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
