import { addNotice } from '#relay/add-notice';
import { addAccountNotification } from '#relay/account-notification-store';
import type { CallScope } from '#wire/define-handler';
import { readPasskeyOwner } from '../auth/passkey-store.ts';

/** A passkey is a way in: its owner is notified of every change, in the app, by SMS and by email. */
export const notifyOfPasskey = async (
  scope: CallScope,
  accountId: number,
  change: 'passkey-added' | 'passkey-removed',
): Promise<void> => {
  await addNotice(scope, change, await readPasskeyOwner(scope.tx, accountId));
  await addAccountNotification(scope.tx, accountId, change, new Date(scope.now));
};

/** After passkeys went together with the devices that had them; says nothing where none did. */
export const notifyOfLostPasskeys = async (
  scope: CallScope,
  accountId: number,
  removed: number,
): Promise<void> => {
  if (removed > 0) await notifyOfPasskey(scope, accountId, 'passkey-removed');
};
