import { createQueueStore } from '#platform/action-queue/queue-store';
import { sealedOf } from '#platform/action-queue/queue-model';
import { heldKeys } from './held-keys.ts';
import { sealFor } from './queue-cipher.ts';
import { sealEntries } from './seal-entries.ts';

/** At the end of a session. Without the account's key its entries stay as they are, and nobody else is shown them. */
export const sealQueue = async (account: string, known?: string): Promise<void> => {
  const publicKey = known ?? (await heldKeys.get(account));
  if (publicKey === undefined) return;
  const isSealed = await sealEntries(createQueueStore(), account, await sealFor(publicKey));
  if (!isSealed) throw new Error('the queue changed while it was sealed');
};

/** For sessions that ended without it: the browser was killed, or another version of the app was open. */
export const sealOthers = async (mine: string): Promise<void> => {
  for (const [account, publicKey] of await heldKeys.all()) {
    if (account === mine) continue;
    await sealQueue(account, publicKey);
    await heldKeys.forget(account);
  }
};

/** The account was erased: nobody can send its actions any more. */
export const dropQueue = async (account: string): Promise<void> => {
  await createQueueStore().change((queue) => [
    queue.filter((entry) => entry.account !== account && entry.account !== sealedOf(account)),
    null,
  ]);
  await heldKeys.forget(account);
};
