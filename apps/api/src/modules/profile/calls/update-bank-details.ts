import { updateBankDetails } from '@karigar/contract/profile/update-bank-details';
import { readIfsc } from '@karigar/domain/identity/ifsc';
import { accepted, refused } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { answer } from '#wire/handler';
import { readBankNumber, saveBankDetails } from '../bank-store.ts';
import { newBankNumber } from '../new-bank-number.ts';
import { lockAccount } from '../profile-store.ts';

export const updateBankDetailsAnswer = answer(updateBankDetails, async (input, scope) => {
  const { context, tx, now } = scope;
  const accountId = accountOf(scope.who);
  const bankName = input.bankName.trim();
  const holderName = input.holderName.trim();
  const filled = [bankName, holderName, input.accountNumber.trim(), input.ifsc.trim()];
  if (filled.includes('')) return refused('bank.field-missing');
  const ifsc = readIfsc(input.ifsc);
  if (ifsc === null) return refused('bank.ifsc-invalid');

  await lockAccount(tx, accountId);
  const stored = await readBankNumber(tx, accountId);
  const number = newBankNumber(context.vault, accountId, stored, input.accountNumber);
  if (!number.ok) return number;
  const details = { ...number.value, bankName, holderName, ifsc };
  await saveBankDetails(tx, accountId, details, new Date(now));
  return accepted(null);
});
