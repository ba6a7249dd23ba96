import { readInvite } from '@karigar/contract/operators/read-invite';
import { accepted, refused } from '@karigar/domain/result';
import { totpAddress } from '#auth/totp';
import { defineHandler } from '#wire/define-handler';
import { findOpenInvite, inviteTotpPlace } from '../invites.ts';

export const readInviteHandler = defineHandler(
  readInvite,
  async ({ code }, scope) => {
    const invite = await findOpenInvite(scope, code);
    if (invite === null || invite.totpSealed === null) return refused('invite.not-valid');
    const { email, name, desks, expiresAt } = invite;
    const secret = scope.context.vault.open(invite.totpSealed, inviteTotpPlace(invite.id));
    return accepted({
      name,
      email,
      desks: [...desks],
      expiresAt: expiresAt.getTime(),
      authenticator: totpAddress(secret, email),
    });
  },
  { as: 'system', of: 'everyone', because: 'the account is found by what the caller shows' },
);
