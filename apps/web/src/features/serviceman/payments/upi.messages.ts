import { msg } from '@lingui/core/macro';

export const upiMessages = {
  upi: msg`UPI`,
  showCode: msg`Show UPI code`,
  code: msg`UPI code`,
  scan: msg`Ask the customer to scan it with any UPI app.`,
  waiting: msg`Not paid yet. It counts once the bank has confirmed it; you will be told.`,
};
