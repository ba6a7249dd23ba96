import { acceptOffer } from '@karigar/contract/offers/accept-offer';
import { refuseOffer } from '@karigar/contract/offers/refuse-offer';
import type { CallFailed } from '@karigar/contract/call-result';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from '@karigar/client/navigation/router.tsx';
import { acceptedPath } from '#platform/navigation/booking-path';
import { useSay } from '@karigar/client/i18n/use-say';
import { liveKey } from '#platform/cache/live-keys';
import { whyFailed } from '@karigar/client/network/why-failed';
import type { Offer } from '#entities/offers/offers';
import { reportError } from '@karigar/client/errors/report-error';
import { toasts } from '@karigar/client/toast/toasts';
import { useWrite } from '#platform/write/use-write';
import { offersMessages as texts } from './offers-screen.messages.ts';

type Failed = CallFailed<typeof acceptOffer> | CallFailed<typeof refuseOffer>;

const isGone = (failed: Failed): boolean =>
  failed.kind === 'refused' &&
  (failed.code === 'booking.offer-gone' || failed.code === 'booking.not-found');

const invalidates: readonly { readonly queryKey: QueryKey }[] = [
  { queryKey: liveKey.offers() },
  { queryKey: liveKey.bookings },
];

/** Accepts or refuses now or not at all: a queued reply would block the offer for everybody. */
export const useAnswer = ({ bookingId, orderId }: Offer, onAnswered: () => void) => {
  const say = useSay();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [fault, setFault] = useState<string | null>(null);
  const [wasGone, setWasGone] = useState(false);

  const failure = (failed: Failed): void => {
    if (isGone(failed)) setWasGone(true);
    else if (failed.kind === 'offline') setFault(say(texts.offline));
    else setFault(whyFailed(failed, say));
  };
  /** Opened after the list is read, so that the booking is there. */
  const openAccepted = async (): Promise<void> => {
    await Promise.all(invalidates.map((reads) => client.invalidateQueries(reads)));
    navigate(acceptedPath({ id: bookingId }), { replace: true });
  };
  const accept = useWrite(acceptOffer, {
    done: () => void openAccepted().catch(reportError),
    failure: (failed) => {
      failure(failed);
      for (const reads of invalidates) void client.invalidateQueries(reads);
    },
  });
  const refuse = useWrite(refuseOffer, {
    done: ({ message }) => {
      toasts.good(message);
      onAnswered();
    },
    failure,
    invalidates,
  });
  const answerBy = ({ run, isBusy }: typeof accept) => ({
    isBusy,
    run: (): void => {
      setFault(null);
      run({ bookingId, orderId });
    },
  });
  return { accept: answerBy(accept), refuse: answerBy(refuse), failure: fault, wasGone };
};
