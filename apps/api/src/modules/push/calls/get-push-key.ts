import { getPushKey } from '@karigar/contract/push/get-push-key';
import { accepted, refused } from '@karigar/domain/result';
import { answer } from '#wire/define-handler';

export const getPushKeyAnswer = answer(getPushKey, async (_input, { context: { push } }) =>
  push === null ? refused('push.off') : accepted({ publicKey: push.publicKey }),
);
