import { DOCUMENT_TYPES } from '@karigar/domain/documents/document-number';
import { LANGUAGES } from '@karigar/domain/language';
import { BANK_CHECK_RESULTS } from '@karigar/domain/verification/bank-check';
import { SEEN_AS } from '@karigar/domain/verification/review';
import { VERIFICATION_NEEDS } from '@karigar/domain/verification/missing-for-verification';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { maybeNameMatch } from '../documents/name-match-value.ts';
import { idField } from '../wire/fields.ts';
import {
  flag,
  instant,
  listOf,
  maybeDay,
  maybeInstant,
  maybePicture,
  maybeWholeNumber,
  maybeWords,
  wholeNumber,
  words,
} from '../wire/values.ts';

const document = z.object({
  id: wholeNumber,
  type: z.enum(DOCUMENT_TYPES),
  /** `second`: approved by one reviewer, and another one decides. */
  state: z.enum(['missing', 'pending', 'second', 'approved', 'rejected']),
  /** The number of the upload, which an answer names. */
  upload: wholeNumber,
  sentAt: maybeInstant,
  validUntil: maybeDay,
  /** UIDAI signed it: there is no picture, and no number to compare. */
  isSigned: flag,
  /** The caller typed the number of this upload, and it was equal. */
  isNumberEqual: flag,
  triesLeft: wholeNumber,
  /** Another account has or had a document with the same number. */
  isNumberElsewhere: flag,
  /** The caller cannot answer: they approved it before. */
  waitsForAnother: flag,
});

const answer = z.object({
  about: z.enum(['document', 'bank', 'account']),
  documentType: z.nullable(z.enum(DOCUMENT_TYPES)),
  outcome: z.enum(['approved', 'rejected', 'verified', 'refused', 'withdrawn']),
  /** As the serviceman reads it, in their language. */
  reason: maybeWords,
  name: z.nullable(z.enum(SEEN_AS)),
  face: z.nullable(z.enum(SEEN_AS)),
  by: words,
  answeredAt: instant,
  needsSecond: flag,
  isUndone: flag,
});

const bank = z.object({
  bankName: words,
  ifsc: z.optional(words),
  holderName: words,
  /** How the holder's name fits the name of the account. */
  nameMatch: maybeNameMatch,
  /** Which an answer names. */
  version: wholeNumber,
  sentAt: instant,
  outcome: z.nullable(z.enum(['verified', 'refused'])),
  /** The words of a bank that did not take a payout, after which the account is checked again. */
  failedWords: z.optional(maybeWords),
  /** What a rupee told that the payouts provider sent there; missing where none was sent. */
  check: z.optional(
    z.object({
      result: z.nullable(z.enum(BANK_CHECK_RESULTS)),
      /** As the bank has it, until somebody answers. */
      registeredName: z.optional(words),
    }),
  ),
});

const skill = z.object({ id: words, name: words, isProposed: flag, isConfirmed: flag });
const hours = z.object({ weekday: wholeNumber, fromMinute: wholeNumber, toMinute: wholeNumber });
const area = z.object({ id: wholeNumber, name: words, city: words });

/** The file of a serviceman for a reviewer. It has no number, phone or email. */
export const getCandidate = defineCall({
  name: 'get-candidate',
  path: 'console/documents',
  programType: 'getCandidate',
  who: ['operator'],
  desks: ['kyc'],
  writes: false,
  fields: { accountId: 'accountId' },
  input: z.object({ accountId: idField }),
  output: z.object({
    accountId: wholeNumber,
    name: words,
    picture: maybePicture,
    /** In which the serviceman reads an answer. */
    language: z.enum(LANGUAGES),
    verifiedAt: maybeInstant,
    documents: listOf(document),
    /** The latest first. */
    answers: listOf(answer),
    bank: z.nullable(bank),
    appliedAt: maybeInstant,
    skills: listOf(skill),
    proposedAreaId: maybeWholeNumber,
    areaId: maybeWholeNumber,
    areas: listOf(area),
    reachKm: wholeNumber,
    hours: listOf(hours),
    isOnDuty: flag,
    /** What is missing before the serviceman can be verified. */
    missing: listOf(z.enum(VERIFICATION_NEEDS)),
    /** The caller may decide nothing here: the account is their own or shares their phone or email. */
    isOwn: flag,
  }),
  refusals: ['verification.not-found'],
});
