import { msg } from '@lingui/core/macro';

export const tipMessages = {
  tip: msg`Tip`,
  tipFor: msg`Gave {name} a tip in cash? All of it goes to {name}.`,
  another: msg`Another amount`,
  amount: msg`Amount of the tip`,
  range: msg`From ₹1 to ₹5,000`,
  wrongAmount: msg`A tip can be from ₹1 to ₹5,000.`,
  record: msg`Record tip of {amount}`,
  recordTyped: msg`Record tip`,
  yourTip: msg`Your tip`,
  given: msg`In cash. All of it belongs to {name}.`,
  bookAgain: msg`Book again`,
};
