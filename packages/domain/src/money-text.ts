import { groupDigits } from './group-digits.ts';
import { readAmount, writeAmount, type Paise } from './money.ts';

/** '₹12,34,567' and '.50' apart: the design prints the paise smaller. Same digits in every language. */
export const moneyParts = (amount: Paise): { rupees: string; paise: string } => {
  const written = writeAmount(amount);
  const point = written.indexOf('.');
  const whole = Math.trunc(Math.abs(amount) / 100);
  return {
    rupees: `${amount < 0 ? '-' : ''}₹${groupDigits(whole)}`,
    paise: written.slice(point),
  };
};

/** '₹12,34,567.50' */
export const formatMoney = (amount: Paise): string => {
  const parts = moneyParts(amount);
  return parts.rupees + parts.paise;
};

/** Reads typed rupees above zero, '1,200' like '₹ 1200'; null when it is not an amount. */
export const readTypedMoney = (typed: string): Paise | null => {
  const amount = readAmount(typed.replaceAll(/[\s,₹]/g, ''));
  return amount !== null && amount > 0 ? amount : null;
};
