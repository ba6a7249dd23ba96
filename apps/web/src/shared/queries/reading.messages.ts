import { msg } from '@lingui/core/macro';

export const readingMessages = {
  loading: msg`Loading`,
  tryAgain: msg`Try again`,
  couldNotRefresh: msg`Could not refresh. List from {time}.`,
  upToDate: msg`Up to date at {time}`,
};
