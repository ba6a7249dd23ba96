import type { AccountFact } from '@karigar/domain/identity/account-facts';
import { addNotice, type Reachable } from '#relay/add-notice';
import { addAccountNotification } from '#relay/account-notification-store';
import type { CallScope } from '#wire/define-handler';
import { insertChange } from '../auth/account-change-store.ts';

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
  const now = new Date(scope.now);
  scope.note({ subjectId: accountId, changes: [fact] });
  await insertChange(scope.tx, accountId, fact, now);
  await addNotice(scope, `${fact}-changed`, before);
  await addAccountNotification(scope.tx, accountId, `${fact}-changed`, now);
};
