import { addAccountNotification } from '#relay/account-notification-store';
import { addNotice } from '#relay/add-notice';
import type { CallScope } from '#wire/define-handler';
import { readDeviceOwner } from '../auth/known-device-store.ts';

/**
 * Whoever logs in on another device reads the notification there too, so a contact is told as well: the proven email, or
 * the phone where there is none. The message has no link: whoever copies it could send people anywhere.
 */
export const notifyOfDevice = async (
  scope: Pick<CallScope, 'tx' | 'now' | 'context'>,
  accountId: number,
): Promise<void> => {
  await addAccountNotification(scope.tx, accountId, 'new-device', new Date(scope.now));
  const { phone, provenEmail, language } = await readDeviceOwner(scope.tx, accountId);
  const by = provenEmail === null ? { phone, email: null } : { phone: null, email: provenEmail };
  await addNotice(scope, 'new-device', { ...by, language });
};
