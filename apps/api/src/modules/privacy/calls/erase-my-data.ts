import { eraseMyData } from '@karigar/contract/privacy/erase-my-data';
import { refused } from '@karigar/domain/result';
import { haveSteppedUp } from '#auth-steps/fresh-proofs';
import { readPause } from '#auth/payout-freeze-store';
import { accountOf } from '#auth/who';
import { erasePerson } from '#privacy/erase-person';
import { defineHandler } from '#wire/define-handler';

export const eraseMyDataHandler = defineHandler(
  eraseMyData,
  async (_input, scope) => {
    const shown = await haveSteppedUp(scope, 'delete-account');
    if (!shown.ok) return shown;
    // Whoever took an account over must not be able to erase the traces of it.
    if ((await readPause(scope.tx, accountOf(scope.who))).isFrozen)
      return refused('account.under-check');
    const erased = await erasePerson(scope, accountOf(scope.who));
    if (erased.ok) scope.setCookie(null);
    return erased;
  },
  { as: 'system', of: 'person' },
);
