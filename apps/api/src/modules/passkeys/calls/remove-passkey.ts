import { removePasskey } from '@karigar/contract/passkeys/remove-passkey';
import { accepted, refused } from '@karigar/domain/result';
import { notifyOfPasskey } from '#auth-steps/notify-of-passkey';
import { deletePasskey } from '#auth/passkey-store';
import { accountOf } from '#auth/who';
import { defineHandler } from '#wire/define-handler';

/** Needs no code: whoever lost a phone removes its passkey at once, and the owner is told. */
export const removePasskeyHandler = defineHandler(removePasskey, async ({ passkeyId }, scope) => {
  const accountId = accountOf(scope.who);
  if (!(await deletePasskey(scope.tx, accountId, passkeyId))) return refused('passkey.not-found');
  await notifyOfPasskey(scope, accountId, 'passkey-removed');
  return accepted(null);
});
