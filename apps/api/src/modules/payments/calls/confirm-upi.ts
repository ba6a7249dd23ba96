import { confirmUpi } from '@karigar/contract/payments/confirm-upi';
import { defineHandler } from '#wire/define-handler';
import { confirmRequest } from '../confirm-request.ts';

export const confirmUpiHandler = defineHandler(
  confirmUpi,
  (input, scope) => confirmRequest(scope, input),
  { as: 'ops' },
);
