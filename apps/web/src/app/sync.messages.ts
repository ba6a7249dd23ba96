import { msg } from '@lingui/core/macro';

export const syncMessages = {
  waiting: msg`{count} waiting`,
  sending: msg`Sending {at} of {of}...`,
  sendingFirst: msg`Sending what you did...`,
  allSent: msg`All sent.`,
};
