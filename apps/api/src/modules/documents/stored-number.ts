import { maskDocumentNumber } from '@karigar/domain/documents/document-number';
import type { Vault } from '#platform/vault';
import type { DocumentRow, StoredNumber } from './kyc-store.ts';

const sealedAt = (id: number): string => `kyc_documents.number:${id}`;

/** A full Aadhaar number is never stored, not even encrypted: the law forbids it. */
export const storedNumber = (
  vault: Vault,
  { id, type }: Pick<DocumentRow, 'id' | 'type'>,
  number: string,
): StoredNumber =>
  type === 'aadhaar'
    ? { sealed: null, hash: vault.keyedHash(number, 'aadhaar'), lastFour: number.slice(-4) }
    : { sealed: vault.seal(number, sealedAt(id)), hash: null, lastFour: null };

/** The number as shown to its owner; null where there is none. */
export const shownNumber = (
  vault: Vault,
  { id, type, number_sealed, number_last_four }: DocumentRow,
): string | null => {
  const number =
    number_sealed === null ? number_last_four : vault.open(number_sealed, sealedAt(id));
  return number === null ? null : maskDocumentNumber(type, number);
};
