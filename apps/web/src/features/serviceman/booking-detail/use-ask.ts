import { submitApproval } from '@karigar/contract/add-ons/submit-approval';
import type { Booking } from '@karigar/contract/bookings/booking';
import {
  readSignedAnswer,
  sumOfLines,
  type ApprovalAnswer,
  type ApprovalRequest,
  type SignedAnswer,
} from '@karigar/domain/bookings/offline-approval';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { actionQueue } from '#platform/action-queue/action-queue';
import { readChanged } from '#platform/cache/read-changed';
import { actionMessages } from '#entities/actions/actions.messages';
import { useSay } from '@karigar/client/i18n/use-say';
import { toasts } from '@karigar/client/toast/toasts';
import { useAction } from '@karigar/client/api/use-action';
import { approvalRequests } from './approval-request.ts';
import { askMessages as texts } from './ask.messages.ts';

export type AnswerFault = 'otherBooking' | 'otherQuestion';

/** Queues the customer's signed approval that the camera scanned. */
export const useAsk = (
  { id, orderId }: Booking,
  request: ApprovalRequest | null,
  onDone: () => void,
) => {
  const say = useSay();
  const client = useQueryClient();
  const [fault, setFault] = useState<AnswerFault | null>(null);
  const [taken, setTaken] = useState<ApprovalAnswer | null>(null);

  const submit = useAction(
    async ({ nonce, askedAt, lines }: ApprovalRequest, { answer, signature }: SignedAnswer) => {
      setTaken(answer);
      const total = sumOfLines(lines);
      const input = { bookingId: id, orderId, nonce, askedAt, lines, total, answer, signature };
      const result = await actionQueue.enqueue(submitApproval, id, input, {
        saysNo: true,
        // Scanned twice, it is one action.
        intention: nonce,
      });
      const isYes = answer === 'accepted';
      if (result.kind === 'ok') toasts.good(say(isYes ? texts.approved : texts.declined));
      else if (result.kind === 'waiting')
        toasts.good(say(isYes ? texts.approvedSaved : texts.declinedSaved));
      else if (result.kind === 'refused') toasts.bad(result.message);
      else toasts.bad(say(actionMessages.notSaved));
      readChanged(client, result);
      if (result.kind === 'not-saved') return setTaken(null);
      approvalRequests.forget(id);
      onDone();
    },
  );

  return {
    fault,
    /** The scanned approval, while it is saved and sent. */
    taken,
    forget: () => {
      setFault(null);
      setTaken(null);
    },
    /** Handles any scanned text. */
    read: (written: string): void => {
      const signed = readSignedAnswer(written);
      if (signed === null || request === null) return;
      if (signed.bookingId !== id) setFault('otherBooking');
      else if (signed.nonce !== request.nonce) setFault('otherQuestion');
      else if (!submit.isBusy) submit.run(request, signed);
    },
  };
};
