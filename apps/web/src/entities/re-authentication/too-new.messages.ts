import { msg } from '@lingui/core/macro';

export const tooNewMessages = {
  waits: msg`This device or mobile number is new on your account. For your safety, mobile number, email, bank account and passkeys can be changed here from {time}. If it cannot wait, contact support.`,
};
