import type { CallResult } from '@karigar/contract/call-result';
import type { ActionCall, ActionResult } from './action.ts';

/** What a reply, or a missing one, means for an action. */
export const actionResultOf = (result: CallResult<ActionCall>): ActionResult => {
  if (result.kind === 'ok') return { kind: 'ok', message: result.message };
  if (result.kind === 'refused') {
    const { code, message, details } = result;
    return { kind: 'refused', code, message, details };
  }
  const retryAfterMs = result.kind === 'unavailable' ? result.retryAfterMs : null;
  return {
    kind: 'waiting',
    because: result.kind,
    ...(retryAfterMs !== null && { retryAfterMs }),
  };
};
