import type { Channel, Recipient } from '@karigar/domain/identity/recipient';
import type { OtpPurpose } from '@karigar/domain/identity/otp-purpose';
import { deviceHash } from '#auth/device';
import { networkOf, wideNetworkOf } from '#auth/network';
import type { CallScope } from '#wire/define-handler';

/** The caller as stored: hashes that can be counted, but not read back. */
export type OtpCaller = {
  readonly purpose: OtpPurpose;
  readonly channel: Channel;
  readonly recipient: string;
  readonly device: string;
  readonly address: string;
  readonly network: string;
};

/** A code for a recipient, valid only on the device or in the session that requested it. */
export type OtpRequest = {
  readonly purpose: OtpPurpose;
  readonly to: Recipient;
  readonly device: string;
  /** Another address of the same account, where the code goes instead. */
  readonly instead?: Recipient;
  /** True in a session of the account that has proven this recipient. */
  readonly isOwn?: boolean;
};

/** Hashes of the caller's /32 or /64 and of its /24 or /48. */
export const networksOf = ({
  context: { vault },
  address,
}: Pick<CallScope, 'context' | 'address'>) => ({
  address: vault.keyedHash(networkOf(address), 'otp-address'),
  network: vault.keyedHash(wideNetworkOf(address), 'otp-network'),
});

export const otpCallerOf = (
  scope: CallScope,
  { purpose, to, device, instead = to }: OtpRequest,
): OtpCaller => {
  const { vault } = scope.context;
  return {
    purpose,
    channel: instead.channel,
    recipient: vault.keyedHash(to.address, `otp-${to.channel}`),
    device: deviceHash(vault, device),
    ...networksOf(scope),
  };
};

/** The hash includes purpose, recipient and device, so a code is valid for these only. */
export const codeHash = (
  { context: { vault } }: CallScope,
  { purpose, recipient, device }: OtpCaller,
  code: string,
): string => vault.keyedHash(`${purpose}.${recipient}.${device}.${code}`, 'otp-code');
