import type { IndiaDay } from '../dates/india-day.ts';
import type { Instant } from '../dates/instant.ts';
import { refused, accepted, type Result } from '../result.ts';

const SECOND = 1000;

/** Tries to type a number as the picture shows it, for each reviewer and upload. */
export const MOST_NUMBER_TRIES = 5;
/** The serviceman reads an answer this long after it was given. */
export const SHOWN_AFTER_MS = 10 * SECOND;
/** The reviewer can take an answer back for this long. */
export const UNDO_MS = 8 * SECOND;
/** Whatever a serviceman sends is checked within this time. */
const REVIEW_MS = 24 * 60 * 60 * SECOND;
/** Every so many approvals of one reviewer, another one looks too. */
const SPOT_CHECK_EVERY = 20;

export const DOCUMENT_REASONS = [
  'unreadable',
  'cut-off',
  'wrong-document',
  'number-differs',
  'name-differs',
  'face-differs',
  'expired',
  'other',
] as const;
export type DocumentReason = (typeof DOCUMENT_REASONS)[number];

export const BANK_REASONS = [
  'name-differs',
  'account-not-found',
  'account-closed',
  'other',
] as const;
export type BankReason = (typeof BANK_REASONS)[number];

export const SEEN_AS = ['same', 'differs'] as const;
/** What a reviewer sees when two names or two faces are compared. */
export type SeenAs = (typeof SEEN_AS)[number];

export const checkedBy = (sentAt: Instant): Instant => sentAt + REVIEW_MS;

type Seen = { readonly name: SeenAs; readonly face: SeenAs | null };

/** An approval with a doubt, and every twentieth one, counts only with a second reviewer. */
export const needsSecondReviewer = ({ name, face }: Seen, approvalsBefore: number): boolean =>
  name === 'differs' || face === 'differs' || (approvalsBefore + 1) % SPOT_CHECK_EVERY === 0;

export const mayUndoAnswer = (
  answer: { readonly by: number; readonly at: Instant; readonly isTold: boolean },
  by: number,
  now: Instant,
): boolean => answer.by === by && !answer.isTold && now - answer.at <= UNDO_MS;

/** A reason that fits no kind is written in words. */
export const isReasonGiven = (kind: string | null, words: string): boolean =>
  kind !== null && (kind !== 'other' || words.trim().length >= 10);

export const mayApprove = (
  document: { readonly isSigned: boolean; readonly isNumberEqual: boolean },
  validUntil: IndiaDay | null,
  today: IndiaDay,
): Result<null, 'verification.number-not-compared' | 'verification.expired'> => {
  if (!document.isSigned && !document.isNumberEqual)
    return refused('verification.number-not-compared');
  if (validUntil !== null && validUntil < today) return refused('verification.expired');
  return accepted(null);
};
