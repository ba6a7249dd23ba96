import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { idField, textField } from '../wire/fields.ts';
import { words } from '../wire/values.ts';

/** A document's picture for an operator who gives a reason, with the operator's name all over it. */
export const lookAtDocument = defineCall({
  name: 'look-at-document',
  path: 'console/documents',
  programType: 'lookAtDocument',
  who: ['operator'],
  writes: true,
  replay: 'outcome',
  fields: { documentId: 'documentId', reason: 'reason' },
  input: z.object({ documentId: idField, reason: textField(500) }),
  /** A data URL; the reply is not stored for repeats. */
  output: z.object({ picture: words }),
  refusals: ['reveal.reason-missing', 'reveal.nothing-kept', 'reveal.too-many'],
});
