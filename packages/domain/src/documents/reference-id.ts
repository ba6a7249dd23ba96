import type { Instant } from '../dates/instant.ts';
import { readWireDateTime } from '../dates/wire-date.ts';

/** Last four digits of the Aadhaar number, then yyyyMMddHHmmssSSS in India. */
const REFERENCE = /^(\d{4})(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(\d{3})$/;

export type ReferenceId = { readonly lastFour: string; readonly issuedAt: Instant };

/** The reference id of an offline e-KYC of UIDAI; null for anything else. */
export const readReferenceId = (written: string): ReferenceId | null => {
  const [, lastFour, year, month, day, hour, minute, second] = REFERENCE.exec(written) ?? [];
  if (lastFour === undefined) return null;
  const issuedAt = readWireDateTime(`${year}-${month}-${day} ${hour}:${minute}:${second}`);
  return issuedAt === null ? null : { lastFour, issuedAt };
};
