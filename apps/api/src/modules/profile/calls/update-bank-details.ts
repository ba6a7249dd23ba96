import { updateBankDetails } from '@karigar/contract/profile/update-bank-details';
import { readIfsc } from '@karigar/domain/identity/ifsc';
import { accepted, refused } from '@karigar/domain/result';
import { missingProof, STEP_UP, usedUp } from '#auth-steps/fresh-proofs';
import { accountOf } from '#auth/who';
import { addNotice } from '#relay/add-notice';
import { defineHandler } from '#wire/define-handler';
import { readBankNumber, saveBankDetails } from '../bank-store.ts';
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
  const stored = await readBankNumber(tx, accountId);
  const read = newBankNumber(context.vault, accountId, stored, input.accountNumber);
  if (!read.ok) return read;
  const { number, isChange } = read.value;
  if (isChange && (await missingProof(scope, [STEP_UP])) !== null) return refused('step-up.needed');
  await saveBankDetails(tx, accountId, { ...number, bankName, holderName, ifsc }, new Date(now));
  if (isChange) {
    await usedUp(scope, [STEP_UP]);
    await addNotice(scope, 'bank-changed', owner);
  }
  return accepted(null);
});
