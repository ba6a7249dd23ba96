import { renamePasskey } from '@karigar/contract/passkeys/rename-passkey';
import { readPasskeyName } from '@karigar/domain/identity/passkeys';
import { accepted, refused } from '@karigar/domain/result';
import { savePasskeyName } from '#auth/passkey-store';
import { accountOf } from '#auth/who';
import { defineHandler } from '#wire/define-handler';

export const renamePasskeyHandler = defineHandler(
  renamePasskey,
  async ({ passkeyId, name }, { tx, who }) =>
    (await savePasskeyName(tx, accountOf(who), passkeyId, readPasskeyName(name)))
      ? accepted(null)
      : refused('passkey.not-found'),
);
