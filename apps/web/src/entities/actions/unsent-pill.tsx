import { StatusPill } from '@karigar/ui/status-pill/status-pill';
import { useSay } from '@karigar/client/i18n/use-say';
import { useActions } from '#platform/action-queue/action-queue';
import { actionMessages as texts } from './actions.messages.ts';

/** Whether a booking has an action that waits to be sent. */
export const useIsUnsent = (bookingId: number): boolean =>
  useActions(bookingId).some(({ state }) => state.kind === 'waiting');

export const UnsentPill = () => {
  const say = useSay();
  return <StatusPill look="unsent">{say(texts.notSent)}</StatusPill>;
};
