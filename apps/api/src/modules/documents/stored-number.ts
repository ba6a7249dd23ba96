import { maskDocumentNumber, type DocumentType } from '@karigar/domain/documents/document-number';
import type { Vault } from '#platform/vault';
import type { DocumentRow, StoredNumber } from './kyc-store.ts';

export const sealedAt = (id: number): string => `kyc_documents.number:${id}`;

/** The same number in the same form, however it was typed. */
export const numberHash = (
  vault: Pick<Vault, 'keyedHash'>,
  type: Exclude<DocumentType, 'aadhaar'>,
  number: string,
): string => {
  const plain = number.replaceAll(/[\s-]/g, '').toUpperCase();
  return vault.keyedHash(`${type} ${plain}`, 'document-number');
};

/**
 * A full Aadhaar number is never stored, not even encrypted: the law forbids it. Nor is its hash:
 * with the last four known, trying all numbers finds it. Other numbers have a hash to find the same number again.
 */
export const storedNumber = (
  vault: Vault,
  { id, type }: Pick<DocumentRow, 'id' | 'type'>,
  number: string,
): StoredNumber =>
  type === 'aadhaar'
    ? { sealed: null, hash: null, lastFour: number.slice(-4) }
    : {
        sealed: vault.seal(number, sealedAt(id)),
        hash: numberHash(vault, type, number),
        lastFour: null,
      };

/** The number as shown to its owner; null where there is none. */
export const shownNumber = (
  vault: Vault,
  { id, type, number_sealed, number_last_four }: DocumentRow,
): string | null => {
  const number =
    number_sealed === null ? number_last_four : vault.open(number_sealed, sealedAt(id));
  return number === null ? null : maskDocumentNumber(type, number);
};
