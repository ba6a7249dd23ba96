import type { AccountFact } from '@karigar/domain/identity/account-facts';
import type { Reachable } from '#relay/add-notice';
import type { CallScope } from '#wire/define-handler';
import { insertChange } from '../auth/account-change-store.ts';
import { addChangeNotice, addChangeNotification } from './add-change-notice.ts';

/**
 * Records the change of a fact, which stops payouts for three days, and notifies the owner in the app and on every
 * contact from before the change.
 */
export const recordChange = async (
  scope: CallScope,
  accountId: number,
  fact: AccountFact,
  before: Reachable,
): Promise<void> => {
  scope.note({ subjectId: accountId, changes: [fact] });
  await insertChange(scope.tx, accountId, fact, new Date(scope.now));
  const changed = { accountId, change: fact };
  await addChangeNotice(scope, changed, `${fact}-changed`, before);
  await addChangeNotification(scope, changed, `${fact}-changed`);
};
