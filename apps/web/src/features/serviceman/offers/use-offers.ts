import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from '@karigar/client/navigation/router.tsx';
import { askedId } from '#platform/navigation/asked-id';
import { openOffers, type Offer } from '#entities/offers/offers';
import { useFailureLog } from '@karigar/client/cache/use-failure-log';

/** The shown offer; null if it was gone before it was shown. */
type Shown = { readonly bookingId: number; readonly offer: Offer | null };

const firstOf = (offers: readonly Offer[], asked: number | null): Shown | null => {
  if (asked !== null)
    return {
      bookingId: asked,
      offer: offers.find(({ bookingId }) => bookingId === asked) ?? null,
    };
  const [offer] = offers;
  return offer === undefined ? null : { bookingId: offer.bookingId, offer };
};

/** One offer at a time: it stays until it is answered or gone, whatever else arrives. */
export const useOffers = () => {
  const client = useQueryClient();
  const { data: offers, error, errorUpdateCount } = useQuery(openOffers);
  useFailureLog('Error fetching job offers', error);
  const asked = askedId(useLocation().search);
  const [shown, setShown] = useState<Shown | null>(null);
  const [wasAsked, setWasAsked] = useState(false);
  if (offers !== undefined && shown === null) {
    const first = firstOf(offers, wasAsked ? null : asked);
    if (first !== null) {
      setShown(first);
      setWasAsked(true);
    }
  }
  const open = offers?.find(({ bookingId }) => bookingId === shown?.bookingId);
  return {
    isLoading: offers === undefined,
    hasFailed: errorUpdateCount > 0,
    shown:
      shown === null ? null : { ...shown, offer: open ?? shown.offer, isOpen: open !== undefined },
    others: (offers ?? []).filter(({ bookingId }) => bookingId !== shown?.bookingId),
    show: (offer: Offer): void => setShown({ bookingId: offer.bookingId, offer }),
    /** Replaces this offer by the most urgent of the others. */
    next: (): void => {
      client.setQueryData(openOffers.queryKey, (all) =>
        all?.filter(({ bookingId }) => bookingId !== shown?.bookingId),
      );
      setShown(null);
      void client.invalidateQueries({ queryKey: openOffers.queryKey });
    },
  };
};
