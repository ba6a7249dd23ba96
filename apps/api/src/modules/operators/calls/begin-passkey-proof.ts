import { beginPasskeyProof } from '@karigar/contract/operators/begin-passkey-proof';
import { accepted, refused } from '@karigar/domain/result';
import { giveChallenge } from '#auth-steps/passkey-challenges';
import { listPasskeyRows } from '#auth/passkey-store';
import { beginAssertion, relyingPartyOf } from '#auth/passkeys';
import { accountOf } from '#auth/who';
import { defineHandler } from '#wire/define-handler';

export const beginPasskeyProofHandler = defineHandler(
  beginPasskeyProof,
  async (_input, scope) => {
    const own = await listPasskeyRows(scope.tx, accountOf(scope.who));
    if (own.length === 0) return refused('operator.no-passkey');
    const begun = await beginAssertion(relyingPartyOf(scope.context.config.console.url));
    return accepted(await giveChallenge(scope, 'proof', begun));
  },
  { as: 'system', of: 'caller' },
);
