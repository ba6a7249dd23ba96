import { msg } from '@lingui/core/macro';

export const sendNowMessages = {
  allSent: msg`All sent.`,
  sentAndNot: msg`{sent} sent, {refused} not accepted`,
  noneAccepted: msg`{refused} not accepted`,
};
