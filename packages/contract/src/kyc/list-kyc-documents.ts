import { readKycStatus, writeKycStatus, type KycStatus } from '@karigar/domain/kyc/kyc-status';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { listOf, maybeWords, wholeNumber, words } from '../wire/values.ts';

export type KycDocument = {
  readonly id: number;
  readonly type: string;
  readonly image: string | null;
  readonly status: KycStatus;
};

const document = z.codec(
  z.object({
    id: wholeNumber,
    document_type: words,
    document_image: maybeWords,
    kycStatus: z.nullish(z.union([z.string(), z.number()])),
  }),
  z.custom<KycDocument>(),
  {
    decode: (wire) => ({
      id: wire.id,
      type: wire.document_type,
      image: wire.document_image,
      status: readKycStatus(wire.kycStatus ?? null),
    }),
    encode: ({ id, type, image, status }) => ({
      id,
      document_type: type,
      document_image: image,
      kycStatus: writeKycStatus(status),
    }),
  },
);

export const listKycDocuments = defineCall({
  name: 'list-kyc-documents',
  path: 'kyc/kycDetails',
  programType: 'displayKycDetailsForServiceman',
  spec: 24,
  who: ['serviceman'],
  writes: false,
  fields: {},
  input: z.object({}),
  output: listOf(document),
  refusals: [],
});
