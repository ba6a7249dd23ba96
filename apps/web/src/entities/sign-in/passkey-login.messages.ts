import { msg } from '@lingui/core/macro';

export const passkeyLoginMessages = {
  use: msg`Use a passkey`,
  waiting: msg`Waiting for your passkey...`,
  cancelled: msg`No passkey was used. You can try again, or log in another way.`,
  failed: msg`This phone or browser could not use a passkey here. Please log in another way.`,
};
