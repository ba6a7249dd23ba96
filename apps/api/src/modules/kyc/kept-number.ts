import type { Vault } from '#platform/vault';
import type { DocumentRow, KeptNumber } from './kyc-store.ts';

/** A whole Aadhaar number is kept nowhere, not even sealed: the law forbids it. */
export const keptNumber = (
  vault: Vault,
  { id, type }: Pick<DocumentRow, 'id' | 'type'>,
  number: string,
): KeptNumber =>
  type === 'aadhaar'
    ? { sealed: null, hash: vault.keyedHash(number, 'aadhaar'), lastFour: number.slice(-4) }
    : { sealed: vault.seal(number, `kyc_documents.number:${id}`), hash: null, lastFour: null };
