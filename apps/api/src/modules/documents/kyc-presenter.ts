import type { KycDocument } from '@karigar/contract/documents/list-kyc-documents';
import type { DocumentType } from '@karigar/domain/documents/document-number';
import type { Language } from '@karigar/domain/language';
import { msg, type Text } from '@karigar/domain/msg';
import type { FileLinks } from '#platform/file-links';
import { say } from '#platform/texts';
import type { Vault } from '#platform/vault';
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
  { fileLinks, vault }: { readonly fileLinks: FileLinks; readonly vault: Vault },
): KycDocument => ({
  id: row.id,
  type: say(TYPES[row.type], language),
  kind: row.type,
  image: fileLinks.link(row.image_key),
  status: row.status,
  number: shownNumber(vault, row),
  reason: row.status === 'rejected' ? row.reason : null,
});
