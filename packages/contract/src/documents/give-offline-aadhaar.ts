import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { fileField, idField, textField } from '../wire/fields.ts';
import { nothing } from '../wire/values.ts';

/** The XML file of UIDAI’s offline e-KYC, or the text of the Secure QR code, instead of a picture of the Aadhaar card. */
export const giveOfflineAadhaar = defineCall({
  name: 'give-offline-aadhaar',
  path: 'kyc/offlineAadhaar',
  programType: 'giveOfflineAadhaar',
  who: ['serviceman'],
  writes: true,
  replay: 'outcome',
  fields: { documentId: 'id', xml: 'file', qr: 'qr' },
  input: z.object({
    documentId: idField,
    xml: z.optional(fileField),
    qr: z.optional(textField(8000)),
  }),
  output: nothing,
  refusals: [
    'kyc.document-not-found',
    'kyc.not-open',
    'kyc.offline-not-taken',
    'kyc.offline-unreadable',
    'kyc.offline-not-genuine',
  ],
  done: msg`Checked with UIDAI’s signature.`,
});
