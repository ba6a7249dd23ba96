import { openQueueKey } from '@karigar/contract/sessions/open-queue-key';
import { accepted } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { defineHandler } from '#wire/define-handler';
import { queueKeyPlace } from '../queue-key-pair.ts';
import { findQueueKey } from '../queue-key-store.ts';

export const openQueueKeyHandler = defineHandler(
  openQueueKey,
  async (_input, { context: { vault }, tx, who }) => {
    const accountId = accountOf(who);
    const found = await findQueueKey(tx, accountId);
    if (found === null) return accepted({ privateKey: '' });
    return accepted({ privateKey: vault.open(found.private_key_sealed, queueKeyPlace(accountId)) });
  },
  { audited: true },
);
