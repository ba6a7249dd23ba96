const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Each second one counts double, in two digits of base 36 that are added; the whole ends in a zero. */
const checkDigit = (first: string): string => {
  const sum = [...first].reduce((total, sign, at) => {
    const product = DIGITS.indexOf(sign) * (at % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return DIGITS[(36 - (sum % 36)) % 36] ?? '';
};

/** A tax registration: state, PAN, entity, Z and a check digit. */
export const isGstin = (written: string): boolean =>
  GSTIN.test(written) && written.endsWith(checkDigit(written.slice(0, -1)));
