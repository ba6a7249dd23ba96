import { deviceHash } from '#auth/device';
import type { CallScope } from '#wire/define-handler';

/** Issues the token for call 1 to a caller who just proved this phone on this device. */
export const provePhone = async (
  { context: { vault, issuer }, now }: CallScope,
  phone: string,
  device: string,
): Promise<{ userId: string; idToken: string }> => {
  const userId = `phone:${vault.keyedHash(phone, 'identity')}`;
  const subject = { userId, phone, device: deviceHash(vault, device) };
  return { userId, idToken: await issuer.issue(subject, now) };
};
