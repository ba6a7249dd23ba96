import { isDefinitive } from '@karigar/contract/call-result';
import { makeQueueKey } from '@karigar/contract/sessions/make-queue-key';
import { openQueueKey } from '@karigar/contract/sessions/open-queue-key';
import { isSealed } from '#platform/action-queue/queue-model';
import { createQueueStore } from '#platform/action-queue/queue-store';
import { call } from '#platform/api/call';
import { reportError } from '@karigar/client/errors/report-error';
import { accountOf } from '@karigar/client/session/account';
import { session } from '#platform/session/session';
import { heldKeys } from './held-keys.ts';
import { unsealWith, type Unseal } from './queue-cipher.ts';
import { openEntries } from './seal-entries.ts';

const isIn = (account: string): boolean => accountOf(session.get()) === account;

/** Holds the account's public key from now on, so that a logout can seal without network. False to try again later. */
export const holdKey = async (account: string): Promise<boolean> => {
  if ((await heldKeys.get(account)) !== undefined) return true;
  const made = await call(makeQueueKey, {});
  if (made.kind === 'ok' && isIn(account)) await heldKeys.set(account, made.data.publicKey);
  return isDefinitive(made);
};

/** Before a logout: the key, if something waits and it is not held yet. */
export const holdKeyFor = async (account: string): Promise<void> => {
  const entries = await createQueueStore().read();
  if (entries.some((entry) => entry.account === account)) await holdKey(account);
};

/** A server that lost the account's pair, and made no other yet. */
const withoutKey: Unseal = async () => {
  throw new Error('the server has no queue key');
};

/** Opens what the account left on this phone. False to try again later. */
export const openQueue = async (account: string): Promise<boolean> => {
  const store = createQueueStore();
  if (!isSealed(await store.read(), account)) return true;
  const given = await call(openQueueKey, {});
  if (given.kind !== 'ok') return isDefinitive(given);
  const { privateKey } = given.data;
  const unseal = privateKey === '' ? withoutKey : await unsealWith(privateKey);
  const errors = await openEntries(store, account, unseal, () => isIn(account));
  for (const error of errors) reportError(error);
  return true;
};
