import type { CallResult } from '@karigar/contract/call-result';
import type { AnyCall } from '@karigar/contract/define-call';
import type { Say } from '../i18n/use-say.ts';
import { failureMessages } from './failure.messages.ts';

type Failed = Exclude<CallResult<AnyCall>, { readonly kind: 'ok' }>;

/** The text for a network or server failure. */
export const sayFailure = (kind: Failed['kind'], say: Say): string => {
  if (kind === 'offline') return say(failureMessages.offline);
  if (kind === 'network' || kind === 'timeout') return say(failureMessages.slow);
  if (kind === 'foreign') return say(failureMessages.foreign);
  return say(failureMessages.server);
};

/** The reason of a failure: the server's text if it sent one, else the connection's. */
export const whyFailed = (result: Failed, say: Say): string =>
  'message' in result && result.message !== '' ? result.message : sayFailure(result.kind, say);
