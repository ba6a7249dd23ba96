import type { Booking } from '@karigar/contract/bookings/booking';
import { verifyCompletionOtp } from '@karigar/contract/bookings/verify-completion-otp';
import { isOver } from '@karigar/domain/bookings/booking';
import { useEffect, useState } from 'react';
import { useLastAction } from '#platform/action-queue/use-last-action';
import { useSay } from '@karigar/client/i18n/use-say';
import { pathTo } from '#platform/navigation/paths';
import { usePastBooking } from '#entities/bookings/past-booking';
import { toasts } from '@karigar/client/toast/toasts';
import { otpMessages as texts } from './otp.messages.ts';

export type Over =
  /** Live, or not known yet. */
  | { readonly kind: 'no' }
  | { readonly kind: 'gone-to'; readonly path: string }
  /** Neither live nor past: no longer assigned to the serviceman, or never. */
  | { readonly kind: 'lost' };

/** Whether the serviceman leaves because nobody is home: the report is sent, or accepted. */
export type Leaving = 'no' | 'sending' | 'left';

/**
 * Where a past booking redirects: to Home if its code was verified while the screen was open, at once or late, or if
 * the serviceman left from here; else to the history.
 */
export const useOver = (
  id: number,
  booking: Booking | null | undefined,
  leaving: Leaving,
): Over => {
  const say = useSay();
  const code = useLastAction(id, verifyCompletionOtp.name);
  /** The state of the code action while this screen was open. */
  const [wasOpen, setWasOpen] = useState<'no' | 'sending' | 'waiting'>('no');
  const isOpen = code?.state.kind === 'waiting' || code?.state.kind === 'sending';
  if (isOpen && wasOpen !== 'waiting' && wasOpen !== code.state.kind) setWasOpen(code.state.kind);
  const isGone = booking === null || (booking !== undefined && isOver(booking.state));
  const isVerified = isGone && wasOpen !== 'no' && !isOpen && code?.state.kind !== 'refused';
  // A live update may say that the booking is over before the reply does.
  const isHome = isVerified || leaving === 'left' || (isGone && leaving !== 'no');
  const { data: past, error } = usePastBooking(id, booking === null && !isHome);
  const isLate = isVerified && wasOpen === 'waiting';
  const verified = say(texts.verified);
  useEffect(() => {
    if (isLate) toasts.good(verified);
  }, [isLate, verified]);

  if (isHome) return { kind: 'gone-to', path: pathTo('home') };
  if ((isGone && booking !== null) || past)
    return { kind: 'gone-to', path: pathTo('bookingHistoryDetail', { id }) };
  return booking === null && (past === null || error !== null) ? { kind: 'lost' } : { kind: 'no' };
};
