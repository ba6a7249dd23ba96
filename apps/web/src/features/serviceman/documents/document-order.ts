import type { KycDocument } from '@karigar/contract/documents/list-kyc-documents';
import { mayUploadDocument } from '@karigar/domain/documents/kyc-status';

export const mayUpload = ({ image, signedAt, status }: KycDocument): boolean =>
  mayUploadDocument({ isSent: image !== null || signedAt !== null, status });

const placeOf = (document: KycDocument): number => {
  if (document.status === 'rejected') return 0;
  if (mayUpload(document)) return 1;
  return document.status === 'pending' ? 2 : 3;
};

/** Documents that need an upload first: rejected, missing; then pending, then approved. */
export const inOrder = (documents: readonly KycDocument[]): readonly KycDocument[] =>
  documents.toSorted((one, other) => placeOf(one) - placeOf(other));
