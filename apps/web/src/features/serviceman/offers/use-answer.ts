import { acceptOffer } from '@karigar/contract/offers/accept-offer';
import { refuseOffer } from '@karigar/contract/offers/refuse-offer';
import type { CallResult } from '@karigar/contract/call-result';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { acceptedPath } from '#platform/navigation/booking-path';
import { call } from '#platform/api/call';
import { useSay } from '#platform/i18n/use-say';
import { liveKey } from '#platform/cache/live-keys';
import { whyFailed } from '#platform/network/why-failed';
import type { Offer } from '#entities/offers/offers';
import { toasts } from '#platform/toast/toasts';
import { useAction } from '#platform/api/use-action';
import { offersMessages as texts } from './offers-screen.messages.ts';

type Answered = CallResult<typeof acceptOffer>;

const isGone = (result: Answered): boolean =>
  result.kind === 'refused' &&
  (result.code === 'booking.offer-gone' || result.code === 'booking.not-found');

/** Accepts or refuses now or not at all: a queued reply would block the offer for everybody. */
export const useAnswer = ({ bookingId, orderId }: Offer, onAnswered: () => void) => {
  const say = useSay();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);
  const [wasGone, setWasGone] = useState(false);
  const readAgain = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: liveKey.offers() }),
      client.invalidateQueries({ queryKey: liveKey.bookings }),
    ]);

  const settle = async (result: Answered): Promise<void> => {
    if (isGone(result)) setWasGone(true);
    else if (result.kind === 'offline') setFailure(say(texts.offline));
    else if (result.kind !== 'ok') setFailure(whyFailed(result, say));
    await readAgain();
  };

  const accept = useAction(async () => {
    setFailure(null);
    const result = await call(acceptOffer, { bookingId, orderId });
    if (result.kind !== 'ok') return settle(result);
    await readAgain();
    await navigate(acceptedPath({ id: bookingId }), { replace: true });
  });
  const refuse = useAction(async () => {
    setFailure(null);
    const result = await call(refuseOffer, { bookingId, orderId });
    if (result.kind !== 'ok') return settle(result);
    toasts.good(result.message);
    onAnswered();
  });
  return { accept, refuse, failure, wasGone };
};
