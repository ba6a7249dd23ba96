import { msg } from '@lingui/core/macro';

export const readingMessages = {
  loading: msg`Loading`,
  tryAgain: msg`Try again`,
  noNetwork: msg`No network`,
  nothingSaved: msg`No saved copy of this screen. Go where you have signal and try again.`,
  couldNotRefresh: msg`Could not refresh. As of {time}.`,
  upToDate: msg`Up to date at {time}`,
};
