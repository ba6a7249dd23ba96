import { msg } from '@lingui/core/macro';

export const refundMessages = {
  refundOf: msg`Refund of {date}`,
  onItsWay: msg`{amount} is on its way`,
  toSource: msg`To the account or card you paid from, usually within 7 working days.`,
  byTransfer: msg`Our team calls you and transfers it, usually within 2 working days.`,
  isBack: msg`{amount} is back with you`,
  sentOn: msg`Sent on {date}`,
};
