import { acceptInviteWithAuthenticator } from '@karigar/contract/operators/accept-invite-with-authenticator';
import { accepted, refused } from '@karigar/domain/result';
import { limitSignups } from '#auth-steps/limit-signups';
import { findTotpStep } from '#auth/totp';
import { hashPassword, isWeakPassword } from '#platform/passwords';
import { defineHandler } from '#wire/define-handler';
import { findOpenInvite, inviteTotpPlace, takeInvite, totpPlace } from '../invites.ts';
import { openOperatorSession } from '../open-operator-session.ts';
import { saveAuthenticator } from '../operator-store.ts';

export const acceptInviteWithAuthenticatorHandler = defineHandler(
  acceptInviteWithAuthenticator,
  async ({ code, password, totp }, scope, passwordHash: string) => {
    const { context, tx, now } = scope;
    const invite = await findOpenInvite(scope, code);
    if (invite === null || invite.totpSealed === null) return refused('invite.not-valid');
    if (isWeakPassword(password, { email: invite.email, phone: '' }))
      return refused('password.too-weak');
    const secret = context.vault.open(invite.totpSealed, inviteTotpPlace(invite.id));
    const step = findTotpStep(secret, totp, 0, now);
    if (step === null) return refused('authenticator.wrong-code');
    const accountId = await takeInvite(scope, invite);
    if (accountId === null) return refused('invite.not-valid');
    const totpSealed = context.vault.seal(secret, totpPlace(accountId));
    await saveAuthenticator(tx, accountId, { passwordHash, totpSealed, step });
    return accepted(await openOperatorSession(scope, accountId, 'authenticator'));
  },
  {
    as: 'system',
    of: 'everyone',
    because: 'a new account is made',
    prepare: async ({ password }, scope) => {
      await limitSignups(scope);
      return hashPassword(password);
    },
  },
);
