import type { KycDocument } from '@karigar/contract/documents/list-kyc-documents';
import { matchNames } from '@karigar/domain/documents/name-match';
import type { Language } from '@karigar/domain/language';
import type { Context } from '#context';
import { DOCUMENT_NAMES, documentReason } from '@karigar/domain/verification/review-texts';
import { say, sayIn } from '#platform/texts';
import { pictureAddress } from './document-routes.ts';
import { shownNumber } from './stored-number.ts';
import type { DocumentRow } from './kyc-store.ts';

export const presentDocument = (
  row: DocumentRow,
  /** The name is the account's. */
  { language, name }: { readonly language: Language; readonly name: string },
  { vault, uidai }: Pick<Context, 'vault' | 'uidai'>,
): KycDocument => ({
  id: row.id,
  type: say(DOCUMENT_NAMES[row.type], language),
  kind: row.type,
  image: row.image_key === null ? null : pictureAddress(row.id),
  status: row.status,
  number: shownNumber(vault, row),
  reason:
    row.status === 'rejected'
      ? documentReason(row.reason_kind, row.reason, sayIn(language)) || null
      : null,
  takesOffline: row.type === 'aadhaar' && uidai !== null,
  signedAt: row.signature_checked_at?.getTime() ?? null,
  signedName: row.signed_name,
  nameMatch: row.signed_name === null ? null : matchNames(row.signed_name, name),
});
