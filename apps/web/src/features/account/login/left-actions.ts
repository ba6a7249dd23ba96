import { sealedOf } from '#platform/action-queue/queue-model';
import { createQueueStore } from '#platform/action-queue/queue-store';
import { sealOthers } from '#platform/queue-seal/seal-queue';

/** How many unsent actions of this account are on the phone, in clear or sealed. */
export const countLeft = async (account: string): Promise<number> => {
  const entries = await createQueueStore().read();
  return entries.filter(
    ({ account: whose, state }) =>
      (whose === account || whose === sealedOf(account)) &&
      (state.kind === 'waiting' || state.kind === 'sending'),
  ).length;
};

/** The code that seals at the end of a session was not loaded yet, or the phone was switched off. */
export const sealLeft = (): Promise<void> => sealOthers('');
