import type { CallResult } from '@karigar/contract/call-result';
import type { AnyCall } from '@karigar/contract/define-call';

/** The state of the connection to our server, by the last calls. */
export type Network =
  | 'fine'
  /** The browser reports that there is no network. */
  | 'offline'
  /** The reply is not our server's: a Wi-Fi login page, a proxy, a filter. */
  | 'foreign'
  /** Our server, or the proxy before it, replies that it cannot serve. */
  | 'server-down'
  /** The browser reports network, but no connection opens. */
  | 'unreachable'
  /** Replies take long, or arrive after the time limit. */
  | 'slow';

/** A reply that takes longer is slow. */
export const SLOW_MS = 4000;

const FAILURES: Partial<Readonly<Record<CallResult<AnyCall>['kind'], Network>>> = {
  offline: 'offline',
  network: 'unreachable',
  timeout: 'slow',
  foreign: 'foreign',
  'bad-reply': 'server-down',
};

/** The state that one result implies. 429 and a call that is still processed are our server's own replies. */
export const networkOf = (result: CallResult<AnyCall>, tookMs: number): Network => {
  const failure = FAILURES[result.kind];
  if (failure !== undefined) return failure;
  if (result.kind === 'unavailable' && result.status >= 500) return 'server-down';
  return tookMs > SLOW_MS ? 'slow' : 'fine';
};
