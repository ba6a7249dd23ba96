import { beginPasskeyLogin } from '@karigar/contract/sign-in/begin-passkey-login';
import { accepted } from '@karigar/domain/result';
import { limitSignups } from '#auth-steps/limit-signups';
import { giveChallenge } from '#auth-steps/passkey-challenges';
import { beginAssertion, relyingPartyOf } from '#auth/passkeys';
import { defineHandler } from '#wire/define-handler';

/** Limited per network like guest sessions: each stores a row for a stranger. */
export const beginPasskeyLoginHandler = defineHandler(
  beginPasskeyLogin,
  async (_input, scope) => {
    const begun = await beginAssertion(relyingPartyOf(scope.context.config.publicUrl));
    return accepted(await giveChallenge(scope, 'login', begun));
  },
  {
    as: 'system',
    of: 'everyone',
    because: 'the account is found by what the caller shows',
    prepare: (_input, scope) => limitSignups(scope),
  },
);
