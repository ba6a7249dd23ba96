import { answerAddOnHandler } from './calls/answer-add-on.ts';
import { listBookingAddOnsHandler } from './calls/list-booking-add-ons.ts';
import { listServiceAddOnsHandler } from './calls/list-service-add-ons.ts';
import { proposeAddOnsHandler } from './calls/propose-add-ons.ts';
import { submitApprovalHandler } from './calls/submit-approval.ts';
import { takeBackAddOnHandler } from './calls/take-back-add-on.ts';

export { approvalKeyOf, signApproval } from './approval-key.ts';

export const addOnHandlers = [
  listServiceAddOnsHandler,
  proposeAddOnsHandler,
  listBookingAddOnsHandler,
  answerAddOnHandler,
  takeBackAddOnHandler,
  submitApprovalHandler,
];
