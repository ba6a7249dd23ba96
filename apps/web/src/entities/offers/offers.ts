import { listOffers } from '@karigar/contract/offers/list-offers';
import type { OutputOf } from '@karigar/contract/define-call';
import { queryOptions } from '@tanstack/react-query';
import { liveKey } from '#platform/cache/live-keys';
import { pollEvery } from '#platform/cache/poll-every';
import { POLL_MS } from '#platform/cache/poll-intervals';
import { reading } from '#platform/cache/read';

export type Offer = OutputOf<typeof listOffers>[number] & {
  /** Until when it stands, on this phone's clock: counted from the moment it was asked, so never too long. */
  readonly until: number;
};

const read = reading(listOffers, {});

/** What he is asked to take. It is kept nowhere: an offer of yesterday is none. */
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
