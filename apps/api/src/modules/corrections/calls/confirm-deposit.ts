import { confirmDeposit } from '@karigar/contract/corrections/confirm-deposit';
import { defineHandler } from '#wire/define-handler';
import { answerDeposit } from '../answer-deposit.ts';

export const confirmDepositHandler = defineHandler(
  confirmDeposit,
  (input, scope) => answerDeposit(scope, input),
  { as: 'ops' },
);
