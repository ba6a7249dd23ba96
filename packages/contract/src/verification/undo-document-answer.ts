import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { idField } from '../wire/fields.ts';
import { nothing } from '../wire/values.ts';

/** Takes back the caller's own answer of the last seconds, before the serviceman reads it. */
export const undoDocumentAnswer = defineCall({
  name: 'undo-document-answer',
  path: 'console/documents',
  programType: 'undoDocumentAnswer',
  who: ['operator'],
  desks: ['kyc'],
  writes: true,
  replay: 'reply',
  fields: { documentId: 'documentId' },
  input: z.object({ documentId: idField }),
  output: nothing,
  refusals: ['kyc.document-not-found', 'verification.undo-over'],
  done: msg`Taken back. The document waits again.`,
});
