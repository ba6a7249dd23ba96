import type { CallResult } from '@karigar/contract/call-result';
import type { AnyCall } from '@karigar/contract/define-call';
import type { Say } from '../language/use-say.ts';
import { failureMessages } from './failure.messages.ts';

type Failed = Exclude<CallResult<AnyCall>, { readonly kind: 'ok' }>;

/** The reason in words that help: the server's where it gave one, else what the line did. */
export const whyFailed = (result: Failed, say: Say): string => {
  if ('message' in result && result.message !== '') return result.message;
  if (result.kind === 'offline') return say(failureMessages.offline);
  if (result.kind === 'network' || result.kind === 'timeout') return say(failureMessages.slow);
  return say(failureMessages.server);
};
