import type { Channel, Recipient } from '@karigar/domain/identity/recipient';
import type { OtpPurpose } from '@karigar/domain/identity/otp-purpose';
import { deviceHash } from '#auth/device';
import { networkOf } from '#auth/network';
import type { CallScope } from '#wire/define-handler';

/** Who asks, as it is kept: enough to count by, not enough to read a number from. */
export type Asker = {
  readonly purpose: OtpPurpose;
  readonly channel: Channel;
  readonly recipient: string;
  readonly device: string;
  readonly address: string;
};

/** A code for somebody, good where it was asked for: on a device, or in a session. */
export type Asking = {
  readonly purpose: OtpPurpose;
  readonly to: Recipient;
  readonly device: string;
};

export const askerOf = (
  { context: { vault }, address }: CallScope,
  { purpose, to, device }: Asking,
): Asker => ({
  purpose,
  channel: to.channel,
  recipient: vault.keyedHash(to.address, `otp-${to.channel}`),
  device: deviceHash(vault, device),
  address: vault.keyedHash(networkOf(address), 'otp-address'),
});

/** The same six digits are another code for another purpose, recipient or device. */
export const codeHash = (
  { context: { vault } }: CallScope,
  { purpose, recipient, device }: Asker,
  code: string,
): string => vault.keyedHash(`${purpose}.${recipient}.${device}.${code}`, 'otp-code');
