import { hasVerhoeffCheck } from './verhoeff.ts';

/** Twelve digits with a valid check digit; null otherwise. Never stored whole. */
export const readAadhaar = (written: string): string | null => {
  const digits = written.replaceAll(/[\s-]/g, '');
  return /^[2-9]\d{11}$/.test(digits) && hasVerhoeffCheck(digits) ? digits : null;
};

export const maskAadhaar = (digits: string): string => `XXXX XXXX ${digits.slice(-4)}`;
