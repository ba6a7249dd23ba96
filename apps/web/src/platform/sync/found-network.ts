import type { Entry } from '#platform/action-queue/action';
import type { Network } from '#platform/network/network-of';

const FOUND: Readonly<Record<string, Network>> = {
  offline: 'offline',
  foreign: 'foreign',
  unavailable: 'server-down',
  'bad-reply': 'server-down',
  network: 'unreachable',
  timeout: 'slow',
  slow: 'slow',
};

/** The connection's state by the last try of the oldest waiting action. */
export const foundNetwork = (entries: readonly Entry[]): Network => {
  const [state] = entries.flatMap((entry) => (entry.state.kind === 'waiting' ? [entry.state] : []));
  return FOUND[state?.because ?? ''] ?? 'fine';
};
