import { maskAccountNumber, readAccountNumber } from '@karigar/domain/identity/account-number';
import { accepted, refused, type Result } from '@karigar/domain/result';
import { sameText, type Vault } from '#platform/vault';
import type { BankNumber } from './bank-store.ts';

type NumberRefusal = 'bank.account-number-invalid' | 'step-up.needed';

/** The mask sent back untouched keeps the number; another number than the stored one asks for an OTP. */
export const newBankNumber = (
  vault: Vault,
  accountId: number,
  stored: BankNumber | null,
  written: string,
): Result<BankNumber, NumberRefusal> => {
  const where = `bank_details.account_number:${accountId}`;
  if (stored !== null && written.trim() === stored.account_number_masked) return accepted(stored);
  const number = readAccountNumber(written);
  if (number === null) return refused('bank.account-number-invalid');
  if (stored === null) {
    return accepted({
      account_number_sealed: vault.seal(number, where),
      account_number_masked: maskAccountNumber(number),
    });
  }
  const known = vault.open(stored.account_number_sealed, where);
  return sameText(number, known) ? accepted(stored) : refused('step-up.needed');
};
