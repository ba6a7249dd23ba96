import type { Channel, Recipient } from '@karigar/domain/identity/recipient';
import type { OtpPurpose } from '@karigar/domain/identity/otp-purpose';
import { deviceHash } from '#auth/device';
import { networkOf } from '#auth/network';
import type { CallScope } from '#wire/define-handler';

/** The caller as stored: hashes that can be counted, but not read back. */
export type OtpCaller = {
  readonly purpose: OtpPurpose;
  readonly channel: Channel;
  readonly recipient: string;
  readonly device: string;
  readonly address: string;
};

/** A code for a recipient, valid only on the device or in the session that requested it. */
export type OtpRequest = {
  readonly purpose: OtpPurpose;
  readonly to: Recipient;
  readonly device: string;
};

export const otpCallerOf = (
  { context: { vault }, address }: CallScope,
  { purpose, to, device }: OtpRequest,
): OtpCaller => ({
  purpose,
  channel: to.channel,
  recipient: vault.keyedHash(to.address, `otp-${to.channel}`),
  device: deviceHash(vault, device),
  address: vault.keyedHash(networkOf(address), 'otp-address'),
});

/** The hash includes purpose, recipient and device, so a code is valid for these only. */
export const codeHash = (
  { context: { vault } }: CallScope,
  { purpose, recipient, device }: OtpCaller,
  code: string,
): string => vault.keyedHash(`${purpose}.${recipient}.${device}.${code}`, 'otp-code');
