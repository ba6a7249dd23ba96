import { readAccountNumber } from '@karigar/domain/identity/account-number';
import { readIfsc } from '@karigar/domain/identity/ifsc';

export type BankField = 'bankName' | 'holderName' | 'accountNumber' | 'ifsc';
export type BankFault = `${BankField}Missing` | 'accountNumberWrong' | 'ifscWrong';

/** A field's error that the app can detect; null when only the server can. `mask` is the stored number, masked. */
export const faultOf = (field: BankField, value: string, mask: string): BankFault | null => {
  if (value.trim() === '') return `${field}Missing`;
  if (field === 'accountNumber' && value !== mask && readAccountNumber(value) === null)
    return 'accountNumberWrong';
  return field === 'ifsc' && readIfsc(value) === null ? 'ifscWrong' : null;
};

/** The field that a refusal is about; null when it is about none. */
export const refusedField = (refusal: string): BankField | null => {
  if (refusal === 'bank.account-number-invalid') return 'accountNumber';
  return refusal === 'bank.ifsc-invalid' ? 'ifsc' : null;
};
