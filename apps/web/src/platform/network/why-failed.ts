import type { CallResult } from '@karigar/contract/call-result';
import type { AnyCall } from '@karigar/contract/define-call';
import type { Say } from '../i18n/use-say.ts';
import { failureMessages } from './failure.messages.ts';

type Failed = Exclude<CallResult<AnyCall>, { readonly kind: 'ok' }>;

/** What the line or the server did, in our own words. */
export const sayFailure = (kind: Failed['kind'], say: Say): string => {
  if (kind === 'offline') return say(failureMessages.offline);
  if (kind === 'network' || kind === 'timeout') return say(failureMessages.slow);
  return say(failureMessages.server);
};

/** The reason in words that help: the server's where it gave one, else what the line did. */
export const whyFailed = (result: Failed, say: Say): string =>
  'message' in result && result.message !== '' ? result.message : sayFailure(result.kind, say);
