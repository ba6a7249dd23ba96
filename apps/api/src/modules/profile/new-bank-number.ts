import { maskAccountNumber, readAccountNumber } from '@karigar/domain/identity/account-number';
import { accepted, refused, type Result } from '@karigar/domain/result';
import { sameText, type Vault } from '#platform/vault';
import type { BankNumber } from './bank-store.ts';

export type NewBankNumber = {
  readonly number: BankNumber;
  /** Whether a stored number is replaced. */
  readonly isChange: boolean;
};

/** Sending the unchanged mask, or the same number, keeps the stored number. */
export const newBankNumber = (
  vault: Vault,
  accountId: number,
  stored: BankNumber | null,
  written: string,
): Result<NewBankNumber, 'bank.account-number-invalid'> => {
  const where = `bank_details.account_number:${accountId}`;
  const kept = stored === null ? null : accepted({ number: stored, isChange: false });
  if (kept !== null && written.trim() === stored?.account_number_masked) return kept;
  const number = readAccountNumber(written);
  if (number === null) return refused('bank.account-number-invalid');
  const isStored =
    stored !== null && sameText(number, vault.open(stored.account_number_sealed, where));
  if (isStored && kept !== null) return kept;
  return accepted({
    number: {
      account_number_sealed: vault.seal(number, where),
      account_number_masked: maskAccountNumber(number),
    },
    isChange: stored !== null,
  });
};
