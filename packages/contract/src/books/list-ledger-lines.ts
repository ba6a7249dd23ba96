import { ACCOUNT_NAMES, CAUSES } from '@karigar/domain/ledger/entry';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { wordField } from '../wire/console-fields.ts';
import { dateField, idField, textField } from '../wire/fields.ts';
import {
  amount,
  day,
  instant,
  listOf,
  maybeWholeNumber,
  wholeNumber,
  words,
} from '../wire/values.ts';

/** Lines of the ledger, the newest first: of one booking, or of one day. */
export const listLedgerLines = defineCall({
  name: 'list-ledger-lines',
  path: 'console/books',
  programType: 'getLedgerLines',
  who: ['operator'],
  desks: ['money', 'audit'],
  writes: false,
  fields: { no: 'bookingNo', day: 'day', account: 'account', cause: 'cause', before: 'before' },
  input: z.object({
    no: z.optional(textField(40)),
    /** Where no booking is named; without either, today. */
    day: z.optional(dateField),
    account: z.optional(wordField(ACCOUNT_NAMES)),
    cause: z.optional(wordField(CAUSES)),
    /** `next` of the page before. */
    before: z.optional(idField),
  }),
  output: z.object({
    lines: listOf(
      z.object({
        id: wholeNumber,
        /** Lines of one event add up to zero. */
        eventId: wholeNumber,
        cause: z.enum(CAUSES),
        account: z.enum(ACCOUNT_NAMES),
        /** Whose account it is: a serviceman, a customer by first name, a category; empty for the company. */
        owner: words,
        /** A debit is above zero. */
        amount,
        bookingNo: words,
        day,
        at: instant,
        /** Who wrote it, and why, where a person did. */
        by: words,
        reason: words,
      }),
    ),
    next: maybeWholeNumber,
  }),
  refusals: [],
});
