import { useQueryClient } from '@tanstack/react-query';
import { useSay } from '@karigar/client/i18n/use-say';
import { toasts } from '@karigar/client/toast/toasts';
import type { ActionResult } from '#platform/action-queue/action';
import { readChanged } from '#platform/cache/read-changed';
import { actionMessages } from './actions.messages.ts';

/** Shows a failure and invalidates all queries that may have changed. */
export const useSettle = () => {
  const say = useSay();
  const client = useQueryClient();
  return (result: ActionResult): void => {
    if (result.kind === 'not-saved') toasts.bad(say(actionMessages.notSaved));
    if (result.kind !== 'waiting') readChanged(client, result);
  };
};
