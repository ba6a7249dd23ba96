import { getPushKey } from '@karigar/contract/push/get-push-key';
import { accepted, refused } from '@karigar/domain/result';
import { defineHandler } from '#wire/define-handler';

export const getPushKeyHandler = defineHandler(getPushKey, async (_input, { context: { push } }) =>
  push === null ? refused('push.off') : accepted({ publicKey: push.publicKey }),
);
