import type { Booking } from '@karigar/contract/bookings/booking';
import { verifyCompletionOtp } from '@karigar/contract/bookings/verify-completion-otp';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from '@karigar/client/navigation/router.tsx';
import { readChanged } from '#platform/cache/read-changed';
import { actionQueue } from '#platform/action-queue/action-queue';
import type { Refused } from '#platform/action-queue/action';
import { knowsItWaits } from '#platform/action-queue/knows-it-waits';
import { savedMessages } from '#entities/actions/saved.messages';
import { useLastAction } from '#platform/action-queue/use-last-action';
import { useSay } from '@karigar/client/i18n/use-say';
import { jobDoneState } from '#platform/navigation/job-done';
import { pathTo } from '#platform/navigation/paths';
import { toasts } from '@karigar/client/toast/toasts';
import { useAction } from '@karigar/client/api/use-action';
import { useSaidOnce } from '#platform/navigation/use-said-once';
import type { otpMessages } from './otp.messages.ts';

type OtpFault = keyof Pick<typeof otpMessages, 'incomplete' | 'mismatch' | 'refused' | 'broken'>;

const LENGTH = 6;

const faultOf = ({ code }: Refused): OtpFault => (code === 'otp.mismatch' ? 'mismatch' : 'refused');

/** The code is used up: only the customer can request a new one. */
const isSpentBy = ({ code }: Refused): boolean =>
  code === 'otp.too-many-tries' || code === 'otp.expired';

/** Closes the job with the customer's code: at once, or later from the queue. */
export const useVerify = (booking: Booking, onSaved: () => void) => {
  const { id, orderId, otp: known, customerName, serviceName } = booking;
  const say = useSay();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [fault, setFault] = useState<OtpFault | null>(null);
  const [thrown, setThrown] = useSaidOnce<OtpFault>();
  const [isNotSaved, setNotSaved] = useState(false);
  const [no, setNo] = useState<Refused | null>(null);
  /** The refusal of an earlier code that was dismissed by typing again. */
  const [read, setRead] = useState<string | null>(null);
  const last = useLastAction(id, verifyCompletionOtp.name);

  const forget = (): void => {
    setFault(null);
    setThrown(null);
    setNotSaved(false);
    setNo(null);
  };

  const verify = useAction(async (otp: string) => {
    forget();
    if (otp.length < LENGTH) return setFault('incomplete');
    // Another server may send the code along; ours never does, and checks the code itself.
    if (known !== '' && otp !== known) return setFault('mismatch');
    const knew = knowsItWaits(id);
    const input = { bookingId: id, orderId, otp };
    const result = await actionQueue.enqueue(verifyCompletionOtp, id, input, { saysNo: true });
    if (result.kind === 'waiting') {
      if (!knew && result.because !== 'slow') return setThrown('broken');
      toasts.good(say(savedMessages.code));
      return onSaved();
    }
    readChanged(client, result);
    if (result.kind === 'ok') {
      const state = jobDoneState({ bookingId: id, orderId, customerName, serviceName });
      return navigate(pathTo('home'), { replace: true, state });
    }
    if (result.kind === 'refused') return setNo(result);
    setFault('broken');
    return setNotSaved(true);
  });

  // The queue knows a refusal a moment before this attempt does: shown then, it would come again over what was typed since.
  const isLate = last?.state.kind === 'refused' && last.key !== read && !verify.isBusy;
  const refusal = no ?? (isLate ? last.state : null);
  return {
    ...verify,
    fault: fault ?? thrown ?? (refusal && faultOf(refusal)),
    isSpent: refusal !== null && isSpentBy(refusal),
    /** The phone could neither persist nor send it. */
    isNotSaved,
    /** Waiting on this phone; not verified. */
    isSaved: thrown === null && !verify.isBusy && last?.state.kind === 'waiting',
    forget: () => {
      forget();
      setRead(last?.key ?? null);
    },
    /** Called when the sheet opens: clears the last error, but keeps a late refusal. */
    begin: forget,
  };
};
