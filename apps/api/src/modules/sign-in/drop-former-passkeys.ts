import { notifyOfLostPasskeys } from '#auth-steps/notify-of-passkey';
import { deletePasskeysUnlessKnown } from '#auth/passkey-store';
import type { CallScope } from '#wire/define-handler';

/**
 * Somebody entered by the phone alone, on a device that was never inside. It may be the new holder of the number, whose
 * account the passkeys of the former one must not open.
 */
export const dropFormerPasskeys = async (
  scope: CallScope,
  accountId: number,
  device: string,
): Promise<void> => {
  const removed = await deletePasskeysUnlessKnown(scope.tx, accountId, device);
  await notifyOfLostPasskeys(scope, accountId, removed);
};
