import { msg } from '@lingui/core/macro';

export const myStatusMessages = {
  finding: msg`Finding someone`,
  /** In Hindi a serviceman's word says that it is given to him. */
  assigned: msg({ message: 'Assigned', context: 'her booking' }),
  started: msg`Started`,
  onHold: msg`On hold`,
  otpPending: msg`OTP pending`,
  completed: msg`Completed`,
  cancelled: msg`Cancelled`,
  nobody: msg`Nobody available`,
};
