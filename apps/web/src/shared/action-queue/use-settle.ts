import { useQueryClient } from '@tanstack/react-query';
import { useSay } from '../language/use-say.ts';
import { toasts } from '../toast/toasts.ts';
import type { ActionResult } from './action.ts';
import { actionMessages } from './actions.messages.ts';

/** Says what could not be kept, and reads everything that may have changed. */
export const useSettle = () => {
  const say = useSay();
  const client = useQueryClient();
  return (result: ActionResult): void => {
    if (result.kind === 'not-saved') toasts.bad(say(actionMessages.notSaved));
    if (result.kind !== 'waiting') void client.invalidateQueries();
  };
};
