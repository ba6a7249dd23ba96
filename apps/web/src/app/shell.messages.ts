import { msg } from '@lingui/core/macro';

/** What the shell itself says; the rest comes when it is needed. */
export const shellMessages = {
  goHome: msg`Go to Home`,
  loading: msg`Loading`,
  offline: msg`No network.`,
  workIsSaved: msg`Work is saved on this phone.`,
  broken: msg`Something went wrong`,
  brokenHelp: msg`Your work is safe. We have been told.`,
  tryAgain: msg`Try again`,
};
