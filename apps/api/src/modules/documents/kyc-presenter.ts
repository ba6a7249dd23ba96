import type { KycDocument } from '@karigar/contract/documents/list-kyc-documents';
import type { DocumentType } from '@karigar/domain/documents/document-number';
import type { Language } from '@karigar/domain/language';
import { msg, type Text } from '@karigar/domain/msg';
import { say } from '#platform/texts';
import type { Vault } from '#platform/vault';
import { pictureAddress } from './document-routes.ts';
import { shownNumber } from './stored-number.ts';
import type { DocumentRow } from './kyc-store.ts';

const TYPES: Readonly<Record<DocumentType, Text>> = {
  aadhaar: msg`Aadhaar card`,
  pan: msg`PAN card`,
  'driving-licence': msg`Driving licence`,
};

export const presentDocument = (
  row: DocumentRow,
  language: Language,
  { vault }: { readonly vault: Vault },
): KycDocument => ({
  id: row.id,
  type: say(TYPES[row.type], language),
  kind: row.type,
  image: row.image_key === null ? null : pictureAddress(row.id),
  status: row.status,
  number: shownNumber(vault, row),
  reason: row.status === 'rejected' ? row.reason : null,
});
