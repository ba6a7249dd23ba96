export const readAccountNumber = (written: string): string | null => {
  const digits = written.replaceAll(/\s/g, '');
  return /^\d{9,18}$/.test(digits) ? digits : null;
};

/** 'XXXXXXXX1234': as long as the number, with its last four digits. */
export const maskAccountNumber = (digits: string): string =>
  digits.slice(-4).padStart(digits.length, 'X');
