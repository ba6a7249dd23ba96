import * as z from 'zod/mini';
import { choiceField, numberField, textField } from './fields.ts';

/** The version of the booking that the operator saw: an act never lands on a booking that changed since. */
export const versionField = numberField(1, 999_999_999);
export const seenVersion = { version: versionField };
export const seenVersionFields = { version: 'version' } as const;

/** Why an operator does it, in words that are kept in the audit. */
export const writtenReason = { reason: textField(500) };
export const maybeReason = { reason: z.optional(textField(500)) };
export const reasonFields = { reason: 'reason' } as const;

/** How many bookings one call names. */
export const MOST_CARDS = 100;

/** One of our own words, the same on the wire. */
export const wordField = <const Word extends string>(words: readonly Word[]) =>
  choiceField(Object.fromEntries(words.map((word) => [word, word])) as Record<Word, Word>);
