import type { Instant } from '@karigar/domain/dates/instant';
import type { ActRequest } from './act-request.ts';
import { assigneeOf, type Card } from './card.ts';

/** For so long an act can be undone. */
export const UNDO_MS = 8000;

/**
 * The act that leads back to the card as it was before; null where there is no way back. It is an act of its own,
 * with the version of now: it never lands on what somebody else changed meanwhile.
 */
export const undoOf = (
  before: Card,
  done: ActRequest,
  { now, reason, nameOf }: { now: Instant; reason: string; nameOf: (id: number) => string },
): ActRequest | null => {
  if (done.act === 'assign') {
    const former = assigneeOf(before);
    if (former === null) return { act: 'release', reason };
    return former === done.servicemanId
      ? null
      : { act: 'assign', servicemanId: former, name: nameOf(former) };
  }
  if (done.act === 'move' && before.at !== null && before.at > now)
    return { act: 'move', at: before.at, reason };
  return null;
};
