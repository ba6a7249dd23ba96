import { beginOperatorLogin } from '@karigar/contract/operators/begin-operator-login';
import { accepted } from '@karigar/domain/result';
import { limitSignups } from '#auth-steps/limit-signups';
import { giveChallenge } from '#auth-steps/passkey-challenges';
import { beginAssertion, relyingPartyOf } from '#auth/passkeys';
import { defineHandler } from '#wire/define-handler';

/** Limited per network like guest sessions: each stores a row for a stranger. */
export const beginOperatorLoginHandler = defineHandler(
  beginOperatorLogin,
  async (_input, scope) => {
    const begun = await beginAssertion(relyingPartyOf(scope.context.config.console.url));
    return accepted(await giveChallenge(scope, 'operator-login', begun));
  },
  {
    as: 'system',
    of: 'everyone',
    because: 'the account is found by what the caller shows',
    prepare: (_input, scope) => limitSignups(scope),
  },
);
