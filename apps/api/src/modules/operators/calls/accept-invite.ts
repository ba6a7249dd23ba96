import { acceptInvite } from '@karigar/contract/operators/accept-invite';
import { accepted, refused } from '@karigar/domain/result';
import { takeChallenge } from '#auth-steps/passkey-challenges';
import { deviceHash } from '#auth/device';
import { relyingPartyOf, verifyCreation } from '#auth/passkeys';
import { defineHandler } from '#wire/define-handler';
import { findOpenInvite, operatorHandle, takeInvite } from '../invites.ts';
import { openOperatorSession } from '../open-operator-session.ts';
import { addOperatorPasskey, isPasskeyKnown } from '../operator-store.ts';

export const acceptInviteHandler = defineHandler(
  acceptInvite,
  async ({ code, credential }, scope) => {
    const { context, tx, now, device } = scope;
    const invite = await findOpenInvite(scope, code);
    if (invite === null) return refused('invite.not-valid');
    const challenge = await takeChallenge(scope, { invite: invite.id });
    const party = relyingPartyOf(context.config.console.url);
    const passkey = challenge === null ? null : await verifyCreation(party, challenge, credential);
    if (passkey === null) return refused('passkey.not-added');
    if (await isPasskeyKnown(tx, passkey.credentialId)) return refused('passkey.already-added');
    const accountId = await takeInvite(scope, invite);
    if (accountId === null) return refused('invite.not-valid');
    await addOperatorPasskey(tx, {
      ...passkey,
      accountId,
      userHandle: operatorHandle(scope, invite.email),
      name: device.label(),
      deviceHash: deviceHash(context.vault, device.name),
      now: new Date(now),
    });
    return accepted(await openOperatorSession(scope, accountId, 'passkey'));
  },
  { as: 'system', of: 'everyone', because: 'a new account is made' },
);
