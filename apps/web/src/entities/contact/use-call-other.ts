import { requestCall } from '@karigar/contract/contact/request-call';
import type { BookingState } from '@karigar/domain/bookings/booking';
import { showsContact } from '@karigar/domain/contact/contact';
import { callLink } from '@karigar/domain/identity/phone';
import type { BookingRef } from '#platform/navigation/booking-ref';
import { call } from '#platform/api/call';
import { useSay } from '@karigar/client/i18n/use-say';
import { whyFailed } from '@karigar/client/network/why-failed';
import { toasts } from '@karigar/client/toast/toasts';
import { useAction } from '@karigar/client/api/use-action';
import { contactMessages as texts } from './contact.messages.ts';

/** Calls the other side of a booking through a number that the server chooses, because the real one is not shown. */
export const useCallOther = (
  { bookingId, orderId }: BookingRef,
  /** The booking's state, if this screen knows it. */
  state?: BookingState,
  onCalled?: () => void,
) => {
  const say = useSay();
  return useAction(async () => {
    if (state !== undefined && !showsContact(state)) return toasts.bad(say(texts.noNumber));
    const answer = await call(requestCall, { bookingId, orderId });
    if (answer.kind === 'refused' && answer.code === 'contact.no-number')
      return toasts.bad(say(texts.noNumber));
    if (answer.kind !== 'ok') return toasts.bad(whyFailed(answer, say));
    onCalled?.();
    location.assign(callLink(answer.data.number));
  });
};
