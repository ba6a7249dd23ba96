import { msg } from '@lingui/core/macro';

export const bankDetailsMessages = {
  title: msg`Bank Details`,
  back: msg`Back`,
  couldNotLoad: msg`Couldn't load your bank details.`,
  onlyToPay: msg`We use this only to pay you.`,
  bankName: msg`Bank name`,
  holderName: msg`Account holder name`,
  accountNumber: msg`Account number`,
  ifsc: msg`IFSC code`,
  accountNumberHelp: msg`9 to 18 digits`,
  ifscHelp: msg`11 characters; printed on your passbook or cheque`,
  bankAndBranch: msg`{bank}, {branch}`,
  bankNameMissing: msg`Please enter the bank name.`,
  holderNameMissing: msg`Please enter the account holder name.`,
  accountNumberMissing: msg`Please enter the account number.`,
  ifscMissing: msg`Please enter the IFSC code.`,
  accountNumberWrong: msg`An account number has 9 to 18 digits.`,
  ifscWrong: msg`IFSC code has 11 letters and numbers.`,
  update: msg`Update`,
  updating: msg`Updating...`,
  somethingWrong: msg`Something went wrong!`,
};
