import { updateBankDetails } from '@karigar/contract/profile/update-bank-details';
import { readIfsc } from '@karigar/domain/identity/ifsc';
import { accepted, refused } from '@karigar/domain/result';
import { mayChangeFact } from '#auth-steps/account-standing';
import { proofsFor, usedUp } from '#auth-steps/fresh-proofs';
import { recordChange } from '#auth-steps/record-change';
import { accountOf, sessionOf } from '#auth/who';
import { defineHandler } from '#wire/define-handler';
import { readBank, saveBankDetails } from '../bank-store.ts';
import { newBankNumber } from '../new-bank-number.ts';
import { lockAccount } from '../profile-store.ts';

export const updateBankDetailsHandler = defineHandler(updateBankDetails, async (input, scope) => {
  const { context, tx, now } = scope;
  const accountId = accountOf(scope.who);
  const bankName = input.bankName.trim();
  const holderName = input.holderName.trim();
  const filled = [bankName, holderName, input.accountNumber.trim(), input.ifsc.trim()];
  if (filled.includes('')) return refused('bank.field-missing');
  const ifsc = readIfsc(input.ifsc);
  if (ifsc === null) return refused('bank.ifsc-invalid');

  const owner = await lockAccount(tx, accountId);
  const stored = await readBank(tx, accountId);
  const read = newBankNumber(context.vault, accountId, stored, input.accountNumber);
  if (!read.ok) return read;
  const number = read.value;
  const isChange =
    stored !== null &&
    (stored.account_number_sealed !== number.account_number_sealed ||
      stored.ifsc !== ifsc ||
      stored.holder_name !== holderName);
  const allowed = await mayChangeFact(scope, 'bank');
  // A first entry without the phone's code is kept, and nothing is paid to it until the code was shown.
  if (!allowed.ok && (isChange || input.confirm === 'yes')) return allowed;
  const details = { ...number, bankName, holderName, ifsc, isConfirmed: allowed.ok };
  await saveBankDetails(tx, sessionOf(scope.who), details, new Date(now));
  if (allowed.ok) await usedUp(scope, proofsFor('change-bank'));
  if (isChange) await recordChange(scope, accountId, 'bank', owner);
  return accepted(null);
});
