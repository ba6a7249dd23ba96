import { endSessions } from '#auth/end-sessions';
import { forgetDevices } from '#auth/known-device-store';
import { addNotice } from '#relay/add-notice';
import type { CallScope } from '#wire/handler';
import type { AccountRow } from './account-store.ts';
import { claimAccount } from './claim-store.ts';

/**
 * Anyone can write anyone's number into the sign-up form. So when the phone is proven for the first
 * time, from outside, its holder gets the account alone: the password, the sessions and the email of
 * whoever registered it end with the same commit.
 */
export const claimByPhone = async (scope: CallScope, account: AccountRow): Promise<void> => {
  if (account.is_phone_proven) return;
  const claimed = await claimAccount(scope.tx, account.id, new Date(scope.now));
  if (claimed === null) return;
  await endSessions(scope, account.id);
  await forgetDevices(scope.tx, account.id);
  const { phone, language, droppedEmail } = claimed;
  await addNotice(scope, 'account-claimed', { phone, email: droppedEmail, language });
};
