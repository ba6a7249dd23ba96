import { isDefinitive } from '@karigar/contract/call-result';
import type { ActRequest } from './act-request.ts';
import type { Card } from './card.ts';
import { sendAct, type ActResult } from './send-act.ts';

const MOST_TIMES = 3;
const BETWEEN_MS = 2000;

/** The server may have executed it: no reply came, or one that is not ours. */
const MAYBE_DONE: ReadonlySet<ActResult['kind']> = new Set([
  'timeout',
  'network',
  'foreign',
  'unavailable',
  'bad-reply',
]);

type Delivered = { readonly kind: 'known'; readonly of: ActResult } | { readonly kind: 'unknown' };

/**
 * Sends an act until its outcome is known. Each time it has the same idempotency key, so it takes effect once;
 * `onDoubt` runs when the first try got no reply.
 */
export const deliver = async (
  card: Card,
  request: ActRequest,
  onDoubt: () => void,
): Promise<Delivered> => {
  for (let times = 1; times <= MOST_TIMES; times += 1) {
    const result = await sendAct(card, request);
    if (isDefinitive(result) || !MAYBE_DONE.has(result.kind)) return { kind: 'known', of: result };
    onDoubt();
    if (times < MOST_TIMES)
      await new Promise((resolve) => {
        setTimeout(resolve, BETWEEN_MS);
      });
  }
  return { kind: 'unknown' };
};
