import { msg } from '@lingui/core/macro';

export const passkeyMessages = {
  use: msg`Use passkey`,
  waiting: msg`Waiting for your passkey…`,
  asks: msg`Your computer asks for your finger, face or PIN.`,
  cancelled: msg`No passkey was shown. Try again, or use another way.`,
  failed: msg`This browser could not use a passkey. Try again, or use another way.`,
  unsupported: msg`This browser has no passkeys. Update it, or use another way.`,
};
