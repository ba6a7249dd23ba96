import { readEmail } from '../identity/email.ts';
import { readPhone } from '../identity/phone.ts';
import type { Desk } from './desks.ts';

/** Who finds anything at all. */
export const FIND_DESKS = ['dispatch', 'help', 'money', 'kyc'] as const satisfies Desk[];

/** What somebody typed into the one field that finds. */
export type Sought =
  | { readonly kind: 'phone'; readonly phone: string }
  | { readonly kind: 'email'; readonly email: string }
  /** The number of a booking; where digits alone were typed, also the number of an order. */
  | { readonly kind: 'number'; readonly bookingNo: string; readonly orderId: number | null }
  | { readonly kind: 'name'; readonly start: string };

const SHORTEST_NAME = 3;
const PREFIX = 'KRG-';
const BOOKING_NO = /^KRG[- ]?([A-Z]{0,3}\d{1,13})$/;

/** Null for what is too short to look for: a letter would list everybody. */
export const readSought = (written: string): Sought | null => {
  const words = written.replaceAll(/\s+/g, ' ').trim();
  const email = readEmail(words);
  if (email !== null) return { kind: 'email', email };
  const phone = readPhone(words);
  if (phone !== null) return { kind: 'phone', phone };
  if (/^[1-9]\d{0,15}$/.test(words) && Number.isSafeInteger(Number(words)))
    return { kind: 'number', bookingNo: `${PREFIX}${words}`, orderId: Number(words) };
  const [, number] = BOOKING_NO.exec(words.toUpperCase()) ?? [];
  if (number !== undefined)
    return { kind: 'number', bookingNo: `${PREFIX}${number}`, orderId: null };
  // A part of a phone or an email finds nobody: both are found whole or not at all.
  const isName = /^[\p{L}\p{M}][\p{L}\p{M}\s.'’-]*$/u.test(words);
  const letters = words.replaceAll(/[^\p{L}\p{M}]/gu, '');
  return isName && [...letters].length >= SHORTEST_NAME
    ? { kind: 'name', start: words.toLowerCase() }
    : null;
};

export type FoundRole = 'customer' | 'serviceman';

/** Whom these desks find: reviewers know servicemen alone. */
export const rolesFoundBy = (held: readonly Desk[]): readonly FoundRole[] => {
  if (held.some((desk) => desk === 'dispatch' || desk === 'help' || desk === 'money'))
    return ['customer', 'serviceman'];
  return held.includes('kyc') ? ['serviceman'] : [];
};
