import { loginOperator } from '@karigar/contract/operators/login-operator';
import { accepted, refused } from '@karigar/domain/result';
import { defineHandler } from '#wire/define-handler';
import { openOperatorSession } from '../open-operator-session.ts';
import { lockOperator } from '../operator-store.ts';
import { recognisePasskey } from '../recognise-passkey.ts';

export const loginOperatorHandler = defineHandler(
  loginOperator,
  async ({ credential }, scope) => {
    const accountId = await recognisePasskey(scope, 'operator-login', credential);
    const operator = accountId === null ? null : await lockOperator(scope.tx, accountId);
    if (operator === null || operator.isClosed || operator.isBlocked)
      return refused('operator.passkey-refused');
    return accepted(await openOperatorSession(scope, operator.accountId, 'passkey'));
  },
  { as: 'system', of: 'everyone', because: 'the account is found by what the caller shows' },
);
