import { requestCall } from '@karigar/contract/contact/request-call';
import type { BookingState } from '@karigar/domain/booking/booking';
import { showsContact } from '@karigar/domain/booking/contact';
import { callLink } from '@karigar/domain/identity/phone';
import type { BookingRef } from '../bookings/booking-ref.ts';
import { call } from '../api/call.ts';
import { useSay } from '../language/use-say.ts';
import { whyFailed } from '../network/why-failed.ts';
import { toasts } from '../toast/toasts.ts';
import { useAction } from '../use-action.ts';
import { contactMessages as texts } from './contact.messages.ts';

/** Dials the other side of a booking whose number was not given out: the server says which one stands between. */
export const useCallOther = (
  { bookingId, orderId }: BookingRef,
  /** As far as it is known here. */
  state?: BookingState,
) => {
  const say = useSay();
  return useAction(async () => {
    if (state !== undefined && !showsContact(state)) return toasts.bad(say(texts.noNumber));
    const answer = await call(requestCall, { bookingId, orderId });
    if (answer.kind === 'refused' && answer.code === 'contact.no-number')
      return toasts.bad(say(texts.noNumber));
    if (answer.kind !== 'ok') return toasts.bad(whyFailed(answer, say));
    location.assign(callLink(answer.data.number));
  });
};
