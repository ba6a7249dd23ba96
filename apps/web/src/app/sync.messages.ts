import { msg } from '@lingui/core/macro';

export const syncMessages = {
  waiting: msg`{count} waiting`,
  sending: msg`Sending {at} of {of}...`,
  sendingFirst: msg`Sending your work...`,
  allSent: msg`All sent.`,
  notAccepted: msg`{count} not accepted`,
  sentAndNot: msg`{sent} sent, {refused} not accepted`,
  noneAccepted: msg`{refused} not accepted`,
  see: msg`See`,
};
