import { useSyncExternalStore } from 'react';
import { actionQueue } from '#platform/action-queue/action-queue';
import { accountOf } from '@karigar/client/session/account';
import { useSession } from '#platform/session/session';

/** How many actions of other accounts wait on this phone; they are sent when that account logs in again. */
export const useOthersCount = (): number => {
  const account = accountOf(useSession());
  const entries = useSyncExternalStore(actionQueue.subscribe, actionQueue.entries);
  return entries.filter(
    ({ account: whose, state }) =>
      whose !== account && (state.kind === 'waiting' || state.kind === 'sending'),
  ).length;
};
