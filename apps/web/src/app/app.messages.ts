import { msg } from '@lingui/core/macro';

export const appMessages = {
  goHome: msg`Go to Home`,
  notFound: msg`Page not found`,
  notFoundHelp: msg`This page does not exist.`,
  notYours: msg`You cannot open this screen`,
  notYoursHelp: msg`Log in with another account to open this screen.`,
  logInFirst: msg`Please log in`,
  logInFirstHelp: msg`This screen needs your account.`,
  logIn: msg`Log in`,
  notOpened: msg`Couldn't open this page`,
  tryAgain: msg`Try again`,
  outdated: msg`Please update the app`,
  outdatedHelp: msg`This version is too old. Your unsent work stays on this phone.`,
  updateNow: msg`Update now`,
  updateLater: msg`Nothing was changed or lost. Try again where you have signal.`,
  newVersion: msg`A new version is ready.`,
  later: msg`Later`,
  installTitle: msg`Keep Karigar on your phone`,
  installHelp: msg`It opens faster, even without network.`,
  install: msg`Install`,
};
