import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { idField, textField } from '../wire/fields.ts';
import { maybeDay, maybeInstant, maybeWords, words } from '../wire/values.ts';
import { maybeNameMatch } from './name-match-value.ts';

/** A document's picture for an operator who gives a reason, with the operator's name all over it. */
export const lookAtDocument = defineCall({
  name: 'look-at-document',
  path: 'console/documents',
  programType: 'lookAtDocument',
  who: ['operator'],
  desks: ['kyc'],
  writes: true,
  replay: 'outcome',
  fields: { documentId: 'documentId', reason: 'reason' },
  input: z.object({ documentId: idField, reason: textField(500) }),
  /** The picture is a data URL, empty where UIDAI's signature came instead; the reply is not stored for repeats. */
  output: z.object({
    picture: words,
    signedAt: maybeInstant,
    signedName: maybeWords,
    /** The day on which UIDAI made the signed document. */
    signedOn: maybeDay,
    /** How the signed name fits the name of the account. */
    nameMatch: maybeNameMatch,
  }),
  refusals: ['reveal.reason-missing', 'reveal.nothing-kept', 'reveal.too-many'],
});
