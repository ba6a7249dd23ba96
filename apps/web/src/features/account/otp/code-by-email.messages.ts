import { msg } from '@lingui/core/macro';

export const codeByEmailMessages = {
  ask: msg`No SMS? Get the code by email`,
  sent: msg`The code was sent to your email.`,
};
