import { beginInvitePasskey } from '@karigar/contract/operators/begin-invite-passkey';
import { accepted, refused } from '@karigar/domain/result';
import { giveChallenge } from '#auth-steps/passkey-challenges';
import { listPasskeyRows } from '#auth/passkey-store';
import { beginCreation, relyingPartyOf } from '#auth/passkeys';
import { defineHandler } from '#wire/define-handler';
import { findOpenInvite, operatorHandle } from '../invites.ts';
import { findOperator } from '../operator-store.ts';

export const beginInvitePasskeyHandler = defineHandler(
  beginInvitePasskey,
  async ({ code }, scope) => {
    const { tx, context } = scope;
    const invite = await findOpenInvite(scope, code);
    if (invite === null) return refused('invite.not-valid');
    const operator = await findOperator(tx, invite.email);
    const rows = operator === null ? [] : await listPasskeyRows(tx, operator.accountId);
    const known = rows.map(({ credentialId: id, transports }) => ({ id, transports }));
    const user = { handle: operatorHandle(scope, invite.email), name: invite.email };
    const begun = await beginCreation(relyingPartyOf(context.config.console.url), user, known);
    return accepted(await giveChallenge(scope, { invite: invite.id }, begun));
  },
  { as: 'system', of: 'everyone', because: 'the account is found by what the caller shows' },
);
