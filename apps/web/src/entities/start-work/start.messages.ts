import { msg } from '@lingui/core/macro';

export const startMessages = {
  startWork: msg`Start Work`,
  startTitle: msg`Start Work?`,
  clockStarts: msg`Timer starts. Customer is told.`,
  clockStartsOffline: msg`Timer starts. The customer is told when the network is back.`,
  cancel: msg`Cancel`,
};
