import { isNamed } from '#auth/device';
import { endSessions } from '#auth-steps/end-sessions';
import { forgetDevices } from '#auth/known-device-store';
import { addNotice } from '#relay/add-notice';
import type { CallScope } from '#wire/define-handler';
import type { AccountRow } from './account-store.ts';
import { claimAccount, provePhoneOnDevice } from './take-over-store.ts';

/**
 * Anyone can enter anyone's number at registration. So the first proof of the phone from another
 * device takes over the account: the password, sessions and email of the registrant end with the
 * same commit. On the device that registered it (by its secret id) both are the same person, and
 * nothing ends.
 */
export const takeOverAccountByPhone = async (
  scope: CallScope,
  account: AccountRow,
  device: string,
): Promise<void> => {
  if (account.is_phone_proven) return;
  const { context, tx } = scope;
  const now = new Date(scope.now);
  if (isNamed(context.vault, device) && (await provePhoneOnDevice(tx, account.id, device, now)))
    return;
  const claimed = await claimAccount(tx, account.id, now);
  if (claimed === null) return;
  await endSessions(scope, account.id);
  await forgetDevices(tx, account.id);
  const { phone, language, droppedEmail } = claimed;
  await addNotice(scope, 'account-claimed', { phone, email: droppedEmail, language });
};
