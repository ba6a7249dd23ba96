import { msg } from '@lingui/core/macro';

export const tipMessages = {
  tip: msg`Tip`,
  tipFor: msg`Gave {name} a tip in cash? All of it goes to {name}.`,
  record: msg`Record tip of {amount}`,
  bookAgain: msg`Book again`,
};
