import { msg } from '@lingui/core/macro';

export const failureMessages = {
  offline: msg`No network. Check your connection and try again.`,
  slow: msg`The network is slow. Please try again.`,
  foreign: msg`This Wi-Fi needs a login. Sign in to it in the browser, or use mobile data.`,
  server: msg`Something broke on our side. Please try again.`,
};
