import { listOffers } from '@karigar/contract/offers/list-offers';
import type { OutputOf } from '@karigar/contract/define-call';
import { queryOptions } from '@tanstack/react-query';
import { liveKey } from '#platform/cache/live-keys';
import { pollEvery } from '@karigar/client/cache/poll-every';
import { POLL_MS } from '#platform/cache/poll-intervals';
import { reading } from '#platform/cache/read';

export type Offer = OutputOf<typeof listOffers>[number] & {
  /** Expiry on this phone's clock, counted from when the read started, so never too late. */
  readonly until: number;
};

const read = reading(listOffers, {});

/** Open offers of the serviceman. Not persisted: an old offer has expired. */
export const openOffers = queryOptions({
  queryKey: liveKey.offers('open'),
  queryFn: async (context): Promise<readonly Offer[]> => {
    const askedAt = Date.now();
    const offers = await read(context);
    return offers.map((offer) =>
      Object.assign(offer, { until: askedAt + offer.secondsLeft * 1000 }),
    );
  },
  refetchInterval: pollEvery(POLL_MS.offers),
});
