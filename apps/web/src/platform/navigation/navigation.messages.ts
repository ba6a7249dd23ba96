import { msg } from '@lingui/core/macro';

export const navigationMessages = {
  main: msg`Main`,
  home: msg`Home`,
  booking: msg`Booking`,
  earnings: msg`Earnings`,
  search: msg`Search`,
  profile: msg`Profile`,
};
