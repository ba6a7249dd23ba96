import { listPastOffers } from '@karigar/contract/offers/list-past-offers';
import { PAGE_SIZE, pageAfter } from '@karigar/domain/paging';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { liveKey } from '#platform/cache/live-keys';
import { PERSISTED_SEPARATELY } from '#platform/cache/persist-separately';
import { reading } from '#platform/cache/read';

export const pastOffers = infiniteQueryOptions({
  queryKey: liveKey.offers('past'),
  queryFn: ({ pageParam, signal }) =>
    reading(listPastOffers, { limit: PAGE_SIZE, page: pageParam })({ signal }),
  ...PERSISTED_SEPARATELY,
  initialPageParam: 1,
  getNextPageParam: (last, _pages, page) => pageAfter(page, last.length),
});
