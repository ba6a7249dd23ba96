import { msg } from '@lingui/core/macro';

export const wordsMessages = {
  sending: msg`Sending...`,
  notSent: msg`Not sent.`,
  cancel: msg`Cancel`,
  close: msg`Close`,
};
