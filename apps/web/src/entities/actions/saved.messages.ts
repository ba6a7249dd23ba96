import { msg } from '@lingui/core/macro';

/** What is said of a code, of cash and of add-ons that are saved on the phone and not sent yet. */
export const savedMessages = {
  code: msg`Code saved, will be checked`,
  codeEnding: msg`Code saved, will be checked (…{end})`,
  codeHelp: msg`It will be checked when the network is back. We tell you if it is wrong.`,
  codePill: msg`Code saved · will be checked`,
  otherCode: msg`Enter another code`,
  cash: msg`Cash noted`,
  cashHelp: msg`It is recorded when the network is back. Do not take it again.`,
  cashPill: msg`Cash noted · not sent`,
  addOns: msg`Saved. The customer is asked when the network is back.`,
};
