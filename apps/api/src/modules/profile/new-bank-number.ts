import { maskAccountNumber, readAccountNumber } from '@karigar/domain/identity/account-number';
import { accepted, refused, type Result } from '@karigar/domain/result';
import { sameText, type Vault } from '#platform/vault';
import type { BankNumber } from './bank-store.ts';

/** Sending the unchanged mask, or the same number, keeps the stored number. */
export const newBankNumber = (
  vault: Vault,
  accountId: number,
  stored: BankNumber | null,
  written: string,
): Result<BankNumber, 'bank.account-number-invalid'> => {
  const where = `bank_details.account_number:${accountId}`;
  if (stored !== null && written.trim() === stored.account_number_masked) return accepted(stored);
  const number = readAccountNumber(written);
  if (number === null) return refused('bank.account-number-invalid');
  if (stored !== null && sameText(number, vault.open(stored.account_number_sealed, where)))
    return accepted(stored);
  return accepted({
    account_number_sealed: vault.seal(number, where),
    account_number_masked: maskAccountNumber(number),
  });
};
