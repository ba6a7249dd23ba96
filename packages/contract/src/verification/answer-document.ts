import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { choiceField, dateField, idField, numberField, textField } from '../wire/fields.ts';

const seenAsField = choiceField({ same: 'same', differs: 'differs' });

/** Approves a document as it was looked at, or rejects it with a reason that the serviceman reads. */
export const answerDocument = defineCall({
  name: 'answer-document',
  path: 'console/documents',
  programType: 'answerDocument',
  who: ['operator'],
  desks: ['kyc'],
  writes: true,
  replay: 'reply',
  fields: {
    documentId: 'documentId',
    upload: 'upload',
    outcome: 'outcome',
    name: 'name',
    face: 'face',
    validUntil: 'validUntil',
    reason: 'reason',
    words: 'words',
  },
  input: z.object({
    documentId: idField,
    upload: numberField(1, 1_000_000),
    outcome: choiceField({ approved: 'approved', rejected: 'rejected' }),
    /** The name in the document and in the profile. */
    name: seenAsField,
    /** The photo in the document and the profile picture. */
    face: z.optional(seenAsField),
    validUntil: z.optional(dateField),
    reason: z.optional(
      choiceField({
        unreadable: 'unreadable',
        'cut-off': 'cutOff',
        'wrong-document': 'wrongDocument',
        'number-differs': 'numberDiffers',
        'name-differs': 'nameDiffers',
        'face-differs': 'faceDiffers',
        expired: 'expired',
        other: 'other',
      }),
    ),
    /** The reviewer's own words after the reason. */
    words: z.optional(textField(300)),
  }),
  /** `second`: another reviewer decides. */
  output: z.object({ state: z.enum(['approved', 'rejected', 'second']) }),
  refusals: [
    'kyc.document-not-found',
    'verification.own-account',
    'verification.not-waiting',
    'verification.changed',
    'verification.another-reviewer',
    'verification.reason-missing',
    'verification.number-not-compared',
    'verification.expired',
  ],
  done: msg`Saved.`,
});
