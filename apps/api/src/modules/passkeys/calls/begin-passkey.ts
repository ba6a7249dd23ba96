import { beginPasskey } from '@karigar/contract/passkeys/begin-passkey';
import { accepted } from '@karigar/domain/result';
import { giveChallenge } from '#auth-steps/passkey-challenges';
import { readPasskeyOwner } from '#auth/passkey-store';
import { beginCreation, relyingPartyOf } from '#auth/passkeys';
import { accountOf } from '#auth/who';
import { defineHandler } from '#wire/define-handler';
import { mayAdd } from '../may-add.ts';
import { passkeyUserOf } from '../passkey-user.ts';

export const beginPasskeyHandler = defineHandler(
  beginPasskey,
  async (_input, scope) => {
    const allowed = await mayAdd(scope);
    if (!allowed.ok) return allowed;
    const owner = await readPasskeyOwner(scope.tx, accountOf(scope.who));
    const known = allowed.value.map(({ credentialId: id, transports }) => ({ id, transports }));
    const party = relyingPartyOf(scope.context.config.publicUrl);
    const begun = await beginCreation(party, passkeyUserOf(scope, owner), known);
    return accepted(await giveChallenge(scope, 'add', begun));
  },
  { as: 'system', of: 'caller' },
);
