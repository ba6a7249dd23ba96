import type { MessageDescriptor } from '@lingui/core';
import type { Network } from './network-of.ts';
import { networkMessages as texts } from './network.messages.ts';

/** The text for each state, and what helps. When the connection is fine, something else blocks. */
export const NETWORK_WORDS: Readonly<
  Record<Network, { readonly title: MessageDescriptor; readonly help: MessageDescriptor }>
> = {
  fine: { title: texts.waiting, help: texts.waitingHelp },
  offline: { title: texts.offline, help: texts.offlineHelp },
  foreign: { title: texts.foreign, help: texts.foreignHelp },
  'server-down': { title: texts.serverDown, help: texts.serverDownHelp },
  unreachable: { title: texts.unreachable, help: texts.unreachableHelp },
  slow: { title: texts.slow, help: texts.slowHelp },
};
