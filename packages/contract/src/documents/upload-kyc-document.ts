import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { fileField, idField, textField } from '../wire/fields.ts';
import { pictureRefusals } from '../wire/picture-refusals.ts';
import { nothing } from '../wire/values.ts';

export const uploadKycDocument = defineCall({
  name: 'upload-kyc-document',
  path: 'kyc/kycDetails',
  programType: 'uploadDocuments',
  spec: 25,
  who: ['serviceman'],
  writes: true,
  replay: 'outcome',
  fields: { documentId: 'id', documentNumber: 'documentNumber', image: 'file' },
  input: z.object({ documentId: idField, documentNumber: textField(40), image: fileField }),
  output: nothing,
  refusals: [
    'kyc.document-not-found',
    'kyc.not-open',
    'kyc.number-invalid',
    'kyc.number-taken',
    'kyc.aadhaar-readable',
    'kyc.picture-not-checked',
    ...pictureRefusals,
  ],
  done: msg`Document uploaded.`,
});
