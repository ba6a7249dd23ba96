import { msg } from '@lingui/core/macro';

export const paceMessages = {
  title: msg`How often you are paid`,
  toBank: msg`Payouts to your bank`,
  weekly: msg`Every Monday`,
  daily: msg`Every day but Sunday`,
  free: msg`Free`,
  fee: msg`Fee {fee}`,
  example: msg`For each daily transfer a fee of {fee} is taken: of {amount} you get {rest}. On Mondays there is no fee, and cash that you keep costs nothing.`,
  stays: msg`If the fee rises later, you go on paying this one until you choose again.`,
  notNow: msg`Daily payouts cannot be chosen now.`,
  save: msg`Save`,
};
