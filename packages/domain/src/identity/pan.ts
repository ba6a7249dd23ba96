const PAN = /^[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z]$/;

export const readPan = (written: string): string | null => {
  const pan = written.trim().toUpperCase();
  return PAN.test(pan) ? pan : null;
};

/** The fourth letter of a person's PAN is P; companies, trusts and firms have other letters. */
export const isPersonsPan = (pan: string): boolean => pan[3] === 'P';

export const maskPan = (pan: string): string => `XXXXXX${pan.slice(-4)}`;
