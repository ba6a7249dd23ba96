import { makeQueueKey } from '@karigar/contract/sessions/make-queue-key';
import { accepted } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { defineHandler } from '#wire/define-handler';
import { newKeyPair, queueKeyPlace } from '../queue-key-pair.ts';
import { addQueueKey, findQueueKey } from '../queue-key-store.ts';

export const makeQueueKeyHandler = defineHandler(
  makeQueueKey,
  async (_input, { context: { vault }, tx, who, now }) => {
    const accountId = accountOf(who);
    const found = await findQueueKey(tx, accountId);
    if (found !== null) return accepted({ publicKey: found.public_key });
    const { publicKey, privateKey } = await newKeyPair();
    const made = {
      public_key: publicKey,
      private_key_sealed: vault.seal(privateKey, queueKeyPlace(accountId)),
    };
    await addQueueKey(tx, accountId, made, new Date(now));
    // The row of a concurrent call, if that was first.
    const kept = (await findQueueKey(tx, accountId)) ?? made;
    return accepted({ publicKey: kept.public_key });
  },
);
