import { msg } from '@lingui/core/macro';

export const billMessages = {
  billSummary: msg`Bill summary`,
  total: msg`Total`,
  notBilled: msg`Not billed`,
};
