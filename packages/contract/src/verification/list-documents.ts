import { DOCUMENT_TYPES } from '@karigar/domain/documents/document-number';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { numberField, textField } from '../wire/fields.ts';
import {
  flag,
  instant,
  listOf,
  maybeWholeNumber,
  maybeWords,
  wholeNumber,
  words,
} from '../wire/values.ts';

const item = z.object({
  /** Skills are confirmed, and the last look verifies a serviceman of whom nothing is missing. */
  kind: z.enum(['document', 'bank', 'skills', 'last-look']),
  accountId: wholeNumber,
  name: words,
  documentId: maybeWholeNumber,
  documentType: z.nullable(z.enum(DOCUMENT_TYPES)),
  sentAt: instant,
  /** The serviceman was told that it is checked by then. */
  dueAt: instant,
  isLate: flag,
  /** Another reviewer has approved it already; a second one decides. */
  isSecond: flag,
});

/** What waits for a reviewer, the oldest first. */
export const listDocuments = defineCall({
  name: 'list-documents',
  path: 'console/documents',
  programType: 'getDocuments',
  who: ['operator'],
  desks: ['kyc'],
  writes: false,
  fields: { limit: 'limit', after: 'after' },
  input: z.object({
    limit: z.optional(numberField(1, 100)),
    /** `next` of the page before. */
    after: z.optional(textField(60)),
  }),
  output: z.object({ items: listOf(item), next: maybeWords }),
  refusals: ['verification.page-unknown'],
});
