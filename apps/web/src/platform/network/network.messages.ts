import { msg } from '@lingui/core/macro';

/** How the line stands, in few words, and what one can do about it. */
export const networkMessages = {
  offline: msg`No network.`,
  offlineHelp: msg`Work is saved on this phone and sends by itself when the network is back.`,
  foreign: msg`This network blocks Karigar.`,
  foreignHelp: msg`This Wi-Fi may need a login. Log in to it, or use mobile data.`,
  serverDown: msg`Our server is down.`,
  serverDownHelp: msg`Your network works; the fault is ours. It sends by itself when our server is back.`,
  unreachable: msg`Karigar cannot be reached.`,
  unreachableHelp: msg`The phone cannot reach our server. Go where the network is better, or wait.`,
  slow: msg`The network is slow.`,
  slowHelp: msg`It is being sent, but the reply is slow. It keeps trying.`,
  waiting: msg`Not sent yet.`,
  waitingHelp: msg`It keeps trying.`,
};
