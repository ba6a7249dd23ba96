import { msg } from '@lingui/core/macro';

export const payoutPauseMessages = {
  frozen: msg`Payouts are paused: "This was not me" was pressed in a notice about your account. Our team checks it and contacts you. Your earnings are kept for you.`,
  changed: msg`Payouts are paused until {time}, because your bank account, mobile number, email or password was changed. Your earnings are kept for you.`,
};
