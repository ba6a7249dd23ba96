import type { KycDocument } from '@karigar/contract/documents/list-kyc-documents';
import type { DocumentType } from '@karigar/domain/documents/document-number';
import { text, type Language, type LocalizedText } from '@karigar/domain/language';
import type { FileLinks } from '#platform/file-links';
import type { Vault } from '#platform/vault';
import { shownNumber } from './stored-number.ts';
import type { DocumentRow } from './kyc-store.ts';

const TYPES: Readonly<Record<DocumentType, LocalizedText>> = {
  aadhaar: text('Aadhaar card', 'आधार कार्ड'),
  pan: text('PAN card', 'पैन कार्ड'),
  'driving-licence': text('Driving licence', 'ड्राइविंग लाइसेंस'),
};

export const presentDocument = (
  row: DocumentRow,
  language: Language,
  { fileLinks, vault }: { readonly fileLinks: FileLinks; readonly vault: Vault },
): KycDocument => ({
  id: row.id,
  type: TYPES[row.type][language],
  kind: row.type,
  image: fileLinks.link(row.image_key),
  status: row.status,
  number: shownNumber(vault, row),
  reason: row.status === 'rejected' ? row.reason : null,
});
