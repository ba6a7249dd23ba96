import type { Instant } from '../dates/instant.ts';

/** Jobs and ratings of last year say little about today: whoever reads an older record asks for a new one. */
const WORK_RECORD_DAYS = 180;
/** Each is for somebody: a landlord, a bank, another company. */
export const MOST_WORK_RECORDS = 5;

const DAY_MS = 86_400_000;

export const workRecordUntil = (madeAt: Instant): Instant => madeAt + WORK_RECORD_DAYS * DAY_MS;

/** Positions of one list of what was revoked: the least that hides which one a reader asks about. */
export const STATUS_LIST_SIZE = 131_072;

/** Where the list of revoked records has this one. */
export const statusPlace = (id: number): { readonly list: number; readonly index: number } => ({
  list: Math.floor(id / STATUS_LIST_SIZE),
  index: id % STATUS_LIST_SIZE,
});

export type WorkRecordStanding = 'valid' | 'revoked' | 'expired';

export const workRecordStanding = (
  record: { readonly validUntil: Instant; readonly isRevoked: boolean },
  now: Instant,
): WorkRecordStanding => {
  if (record.isRevoked) return 'revoked';
  return now < record.validUntil ? 'valid' : 'expired';
};
