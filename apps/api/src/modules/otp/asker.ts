import { deviceHash } from '#auth/device';
import { networkOf } from '#auth/network';
import type { CallScope } from '#wire/handler';

/** Who asks, as it is kept: enough to count by, not enough to read a number from. */
export type Asker = { readonly phone: string; readonly device: string; readonly address: string };

export const askerOf = (
  { context: { vault }, address }: CallScope,
  phone: string,
  device: string,
): Asker => ({
  phone: vault.keyedHash(phone, 'otp-phone'),
  device: deviceHash(vault, device),
  address: vault.keyedHash(networkOf(address), 'otp-address'),
});

/** The same six digits are another code on another phone or device. */
export const codeHash = (
  { context: { vault } }: CallScope,
  { phone, device }: Asker,
  code: string,
): string => vault.keyedHash(`${phone}.${device}.${code}`, 'login-code');
