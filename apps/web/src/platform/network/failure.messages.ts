import { msg } from '@lingui/core/macro';

export const failureMessages = {
  offline: msg`No network. Check your connection and try again.`,
  slow: msg`The network is slow. Please try again.`,
  server: msg`Something broke on our side. Please try again.`,
};
