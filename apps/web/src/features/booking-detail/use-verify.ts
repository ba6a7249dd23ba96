import type { Booking } from '@karigar/contract/bookings/booking';
import { verifyCompletionOtp } from '@karigar/contract/bookings/verify-completion-otp';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { actionQueue } from '#platform/action-queue/action-queue';
import type { ActionResult } from '#shared/action-queue/action';
import { pathTo } from '#platform/navigation/paths';
import { useAction } from '#platform/api/use-action';
import type { otpMessages } from '../serviceman/booking-detail/otp.messages.ts';

export type OtpFault = keyof Pick<
  typeof otpMessages,
  'incomplete' | 'mismatch' | 'refused' | 'broken' | 'notSaved'
>;

const LENGTH = 6;

const faultOf = (result: Exclude<ActionResult, { kind: 'ok' }>): OtpFault | null => {
  if (result.kind === 'not-saved') return 'notSaved';
  if (result.kind === 'waiting') return result.because === 'slow' ? null : 'broken';
  return result.code === 'otp.mismatch' ? 'mismatch' : 'refused';
};

/** Guesses left or a fresh code are the customer's to ask for. */
const isSpentBy = (result: ActionResult): boolean =>
  result.kind === 'refused' &&
  (result.code === 'otp.too-many-tries' || result.code === 'otp.expired');

/** Closes the job by the customer's code. */
export const useVerify = ({ id, orderId, otp: known }: Booking) => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [fault, setFault] = useState<OtpFault | null>(null);
  const [isSpent, setSpent] = useState(false);
  const [isKept, setKept] = useState(false);

  const verify = useAction(async (otp: string) => {
    if (otp.length < LENGTH) return setFault('incomplete');
    // Another server may send the code along; ours never does, and judges it itself.
    if (known !== '' && otp !== known) return setFault('mismatch');
    const ref = { bookingId: id, orderId };
    const result = await actionQueue.enqueue(
      verifyCompletionOtp,
      id,
      { ...ref, otp },
      { saysNo: true },
    );
    setSpent(isSpentBy(result));
    setKept(result.kind === 'waiting');
    if (result.kind !== 'waiting') void client.invalidateQueries();
    if (result.kind !== 'ok') return setFault(faultOf(result));
    await navigate(pathTo('home'), { replace: true });
  });

  return {
    ...verify,
    fault,
    isSpent,
    /** It waits on this phone; nothing is verified. */
    isKept,
    forget: () => {
      setFault(null);
      setKept(false);
    },
  };
};
