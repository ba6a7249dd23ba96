import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { choiceField, idField, numberField, textField } from '../wire/fields.ts';
import { nothing } from '../wire/values.ts';

/** The bank account was checked by hand: with the name that the bank shows, or refused with a reason. */
export const answerBankDetails = defineCall({
  name: 'answer-bank-details',
  path: 'console/documents',
  programType: 'answerBankDetails',
  who: ['operator'],
  desks: ['kyc'],
  needs: 'fresh-passkey',
  writes: true,
  replay: 'reply',
  fields: {
    accountId: 'accountId',
    version: 'version',
    outcome: 'outcome',
    shownName: 'shownName',
    reason: 'reason',
    words: 'words',
  },
  input: z.object({
    accountId: idField,
    version: numberField(1, 1_000_000),
    outcome: choiceField({ verified: 'verified', refused: 'refused' }),
    /** As the bank shows it; compared and not kept. */
    shownName: z.optional(textField(120)),
    reason: z.optional(
      choiceField({
        'name-differs': 'nameDiffers',
        'account-not-found': 'accountNotFound',
        'account-closed': 'accountClosed',
        other: 'other',
      }),
    ),
    words: z.optional(textField(300)),
  }),
  output: nothing,
  refusals: [
    'verification.bank-not-found',
    'verification.own-account',
    'verification.changed',
    'verification.reason-missing',
    'verification.shown-name-missing',
    'verification.name-differs',
  ],
  done: msg`Saved.`,
});
