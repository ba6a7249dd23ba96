import { addPasskey } from '@karigar/contract/passkeys/add-passkey';
import { readPasskeyName } from '@karigar/domain/identity/passkeys';
import { accepted, refused } from '@karigar/domain/result';
import { proofsFor, usedUp } from '#auth-steps/fresh-proofs';
import { notifyOfPasskey } from '#auth-steps/notify-of-passkey';
import { takeChallenge } from '#auth-steps/passkey-challenges';
import { insertPasskey } from '#auth/passkey-store';
import { relyingPartyOf, verifyCreation } from '#auth/passkeys';
import { accountOf, sessionOf } from '#auth/who';
import { defineHandler } from '#wire/define-handler';
import { mayAdd } from '../may-add.ts';
import { userHandleOf } from '../passkey-user.ts';

export const addPasskeyHandler = defineHandler(
  addPasskey,
  async ({ credential, name = '' }, scope) => {
    const { context, tx, who, now, device } = scope;
    const accountId = accountOf(who);
    const allowed = await mayAdd(scope);
    if (!allowed.ok) return allowed;
    const challenge = await takeChallenge(scope, 'add');
    if (challenge === null) return refused('passkey.not-added');
    const party = relyingPartyOf(context.config.publicUrl);
    const passkey = await verifyCreation(party, challenge, credential);
    if (passkey === null) return refused('passkey.not-added');
    const isNew = await insertPasskey(tx, {
      ...passkey,
      accountId,
      sessionId: sessionOf(who),
      userHandle: userHandleOf(scope),
      name: readPasskeyName(name) || device.label(),
      now: new Date(now),
    });
    if (!isNew) return refused('passkey.already-added');
    await usedUp(scope, proofsFor('add-passkey'));
    await notifyOfPasskey(scope, accountId, 'passkey-added');
    return accepted(null);
  },
  { as: 'system', of: 'caller' },
);
