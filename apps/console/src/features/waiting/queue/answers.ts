import type { CallFailed, CallResult } from '@karigar/contract/call-result';
import { confirmDeposit } from '@karigar/contract/corrections/confirm-deposit';
import { recordRefundTransfer } from '@karigar/contract/payments/record-refund-transfer';
import { confirmUpi } from '@karigar/contract/payments/confirm-upi';
import { answerFreeze } from '@karigar/contract/recovery/answer-freeze';
import { decideVisit } from '@karigar/contract/visit-problems/decide-visit';
import { settleVisit } from '@karigar/contract/visit-problems/settle-visit';
import type { ItemKind } from '@karigar/domain/console/waiting-items';
import type { MessageDescriptor } from '@lingui/core';
import { call } from '#platform/api/call';
import { answerMessages as texts } from './answers.messages.ts';
import { waitingMessages } from './waiting.messages.ts';
import type { Item } from './waiting-query.ts';

type AnswerCall =
  | typeof answerFreeze
  | typeof confirmDeposit
  | typeof confirmUpi
  | typeof decideVisit
  | typeof recordRefundTransfer
  | typeof settleVisit;
export type AnswerFailed = CallFailed<AnswerCall>;

/** Why it was refused, or the number of the request for a second person; null where none is needed. */
type Answered = { readonly failed: AnswerFailed } | { readonly countersign: string | null };

type Choice = { readonly value: string; readonly label: MessageDescriptor };

/** How an item is answered in the queue itself: one of some choices, and words. */
export type Answer = {
  readonly choices: readonly Choice[];
  readonly words: MessageDescriptor;
  readonly help: MessageDescriptor;
  readonly send: (item: Item, choice: string, words: string) => Promise<Answered>;
};

const answered = (result: CallResult<AnswerCall>): Answered =>
  result.kind === 'ok'
    ? { countersign: result.data === null ? null : result.data.countersign }
    : { failed: result };

const refOf = ({ bookingId, orderId }: Item) => ({
  bookingId: bookingId ?? 0,
  orderId: orderId ?? 0,
});

const WHY = { words: texts.why, help: waitingMessages.whatWasDoneHelp } as const;

export const ANSWERS: Readonly<Partial<Record<ItemKind, Answer>>> = {
  'visit-check': {
    ...WHY,
    choices: [
      { value: 'charged', label: texts.charge },
      { value: 'waived', label: texts.waiveVisit },
    ],
    send: async (item, choice, reason) => {
      const outcome = choice === 'charged' ? 'charged' : 'waived';
      return answered(await call(decideVisit, { ...refOf(item), outcome, reason }));
    },
  },
  'visit-due': {
    ...WHY,
    choices: [
      { value: 'paid', label: texts.paid },
      { value: 'waived', label: texts.waive },
    ],
    send: async (item, choice, reason) => {
      const outcome = choice === 'paid' ? 'paid' : 'waived';
      return answered(await call(settleVisit, { ...refOf(item), outcome, reason }));
    },
  },
  freeze: {
    ...WHY,
    choices: [
      { value: 'keep', label: texts.keep },
      { value: 'restore', label: texts.restore },
    ],
    send: async ({ id }, choice, reason) => {
      const answer = choice === 'restore' ? 'restore' : 'keep';
      return answered(await call(answerFreeze, { freezeId: Number(id), answer, reason }));
    },
  },
  deposit: {
    ...WHY,
    choices: [
      { value: 'confirmed', label: texts.depositCame },
      { value: 'refused', label: texts.depositMissing },
    ],
    send: async ({ id }, choice, reason) => {
      const outcome = choice === 'confirmed' ? 'confirmed' : 'refused';
      return answered(await call(confirmDeposit, { depositId: Number(id), outcome, reason }));
    },
  },
  upi: {
    words: texts.bankReference,
    help: texts.bankReferenceHelp,
    choices: [],
    send: async ({ id }, _choice, bankReference) =>
      answered(await call(confirmUpi, { reference: id, bankReference })),
  },
  'refund-transfer': {
    words: texts.utr,
    help: texts.utrHelp,
    choices: [],
    send: async ({ id }, _choice, utr) =>
      answered(await call(recordRefundTransfer, { transferId: Number(id), utr })),
  },
};
