import { msg } from '@lingui/core/macro';

export const appMessages = {
  toasts: msg`Messages`,
  goHome: msg`Go to Home`,
  notFound: msg`Page not found`,
  notFoundHelp: msg`This address leads nowhere.`,
  notYours: msg`This is not open to you`,
  notYoursHelp: msg`Log in with another account to open this screen.`,
  outdated: msg`Please update the app`,
  outdatedHelp: msg`This version is too old to go on. What waits to be sent stays on this phone.`,
  updateNow: msg`Update now`,
  newVersion: msg`A new version is ready.`,
  later: msg`Later`,
  installTitle: msg`Keep Karigar on your phone`,
  installHelp: msg`It opens faster, also without network.`,
  install: msg`Install`,
};
