import { readDocumentType, type DocumentType } from '@karigar/domain/documents/document-number';
import {
  readKycStatus,
  writeKycStatus,
  type KycStatus,
} from '@karigar/domain/documents/kyc-status';
import type { NameMatch } from '@karigar/domain/documents/name-match';
import type { Instant } from '@karigar/domain/dates/instant';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import {
  flag,
  listOf,
  maybeInstant,
  maybePicture,
  maybeWords,
  wholeNumber,
  words,
} from '../wire/values.ts';
import { maybeNameMatch } from './name-match-value.ts';

export type KycDocument = {
  readonly id: number;
  readonly type: string;
  /** The known document type; it decides how the number is masked. */
  readonly kind: DocumentType | null;
  readonly image: string | null;
  readonly status: KycStatus;
  /** Masked: only the last four characters leave the server. */
  readonly number: string | null;
  /** Why it was rejected, in the reviewer's words. */
  readonly reason: string | null;
  /** UIDAI's offline e-KYC may be given instead of a picture. */
  readonly takesOffline: boolean;
  /** When UIDAI's signature was found right; null for a picture. */
  readonly signedAt: Instant | null;
  readonly signedName: string | null;
  readonly nameMatch: NameMatch | null;
};

const document = z.codec(
  z.object({
    id: wholeNumber,
    document_type: words,
    document_image: maybePicture,
    kycStatus: z.nullish(z.union([z.string(), z.number()])),
    documentKind: maybeWords,
    documentNumber: maybeWords,
    rejectReason: maybeWords,
    takesOffline: flag,
    signedAt: maybeInstant,
    signedName: maybeWords,
    nameMatch: maybeNameMatch,
  }),
  z.custom<KycDocument>(),
  {
    decode: (wire) => ({
      id: wire.id,
      type: wire.document_type,
      kind: readDocumentType(wire.documentKind),
      image: wire.document_image,
      status: readKycStatus(wire.kycStatus ?? null),
      number: wire.documentNumber,
      reason: wire.rejectReason,
      takesOffline: wire.takesOffline,
      signedAt: wire.signedAt,
      signedName: wire.signedName,
      nameMatch: wire.nameMatch,
    }),
    encode: ({ id, type, kind, image, status, number, reason, ...signed }) => ({
      id,
      document_type: type,
      document_image: image,
      kycStatus: writeKycStatus(status),
      documentKind: kind,
      documentNumber: number,
      rejectReason: reason,
      ...signed,
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
