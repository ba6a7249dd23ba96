import { useQueryClient } from '@tanstack/react-query';
import { useSay } from '#platform/i18n/use-say';
import { toasts } from '#platform/toast/toasts';
import type { ActionResult } from '#shared/action-queue/action';
import { actionMessages } from '#shared/action-queue/actions.messages';

/** Says what could not be kept, and reads everything that may have changed. */
export const useSettle = () => {
  const say = useSay();
  const client = useQueryClient();
  return (result: ActionResult): void => {
    if (result.kind === 'not-saved') toasts.bad(say(actionMessages.notSaved));
    if (result.kind !== 'waiting') void client.invalidateQueries();
  };
};
