import { StatusPill } from '@karigar/ui/status-pill/status-pill';
import { useSay } from '../language/use-say.ts';
import { useActions } from './action-queue.ts';
import { actionMessages as texts } from './actions.messages.ts';

/** On a booking with something that waits to be sent. */
export const useIsUnsent = (bookingId: number): boolean =>
  useActions(bookingId).some(({ state }) => state.kind === 'waiting');

export const UnsentPill = () => {
  const say = useSay();
  return <StatusPill look="unsent">{say(texts.notSent)}</StatusPill>;
};
