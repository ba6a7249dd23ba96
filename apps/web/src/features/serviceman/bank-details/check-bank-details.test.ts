import { expect, it } from 'vitest';
import { faultOf, refusedField } from './check-bank-details.ts';

const MASK = 'XXXXXXXX9035';

it.each([
  ['bankName', ' ', 'bankNameMissing'],
  ['bankName', 'Bank of Maharashtra', null],
  ['holderName', '', 'holderNameMissing'],
  ['accountNumber', '', 'accountNumberMissing'],
  ['accountNumber', '12345678', 'accountNumberWrong'],
  ['accountNumber', '1234567890123456789', 'accountNumberWrong'],
  ['accountNumber', '602144789035', null],
  ['accountNumber', MASK, null],
  ['accountNumber', 'XXXXXXXX9034', 'accountNumberWrong'],
  ['ifsc', '', 'ifscMissing'],
  ['ifsc', 'MAHB000', 'ifscWrong'],
  ['ifsc', 'MAHB1000118', 'ifscWrong'],
  ['ifsc', 'mahb0000118', null],
] as const)('finds the error of the field %s with the value %j', (field, value, fault) => {
  expect(faultOf(field, value, MASK)).toBe(fault);
});

it('maps a refusal of the server to its field', () => {
  expect(
    ['bank.account-number-invalid', 'bank.ifsc-invalid', 'bank.field-missing'].map(refusedField),
  ).toEqual(['accountNumber', 'ifsc', null]);
});
