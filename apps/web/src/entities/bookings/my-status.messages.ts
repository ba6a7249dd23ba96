import { msg } from '@lingui/core/macro';

export const myStatusMessages = {
  finding: msg`Finding someone`,
  /** A customer's status has its own Hindi: the serviceman's word for Assigned says "given to you". */
  assigned: msg({ message: 'Assigned', context: 'customer booking' }),
  started: msg`Started`,
  onHold: msg`On hold`,
  otpPending: msg`OTP pending`,
  completed: msg`Completed`,
  cancelled: msg`Cancelled`,
};
