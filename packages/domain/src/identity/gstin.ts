const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Every second character counts double, its two base-36 digits are added, and the total must end in zero. */
const checkDigit = (first: string): string => {
  const sum = [...first].reduce((total, sign, at) => {
    const product = DIGITS.indexOf(sign) * (at % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return DIGITS[(36 - (sum % 36)) % 36] ?? '';
};

/** A GST registration: state, PAN, entity, Z and a check digit. */
export const isGstin = (written: string): boolean =>
  GSTIN.test(written) && written.endsWith(checkDigit(written.slice(0, -1)));
