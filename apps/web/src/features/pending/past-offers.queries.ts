import { listPastOffers } from '@karigar/contract/dispatch/list-past-offers';
import { PAGE_SIZE, pageAfter } from '@karigar/domain/paging';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { liveKey } from '#shared/live/live-keys';
import { KEPT_APART } from '#shared/queries/kept-apart';
import { reading } from '#shared/queries/read';

export const pastOffers = infiniteQueryOptions({
  queryKey: liveKey.offers('past'),
  queryFn: ({ pageParam, signal }) =>
    reading(listPastOffers, { limit: PAGE_SIZE, page: pageParam })({ signal }),
  ...KEPT_APART,
  initialPageParam: 1,
  getNextPageParam: (last, _pages, page) => pageAfter(page, last.length),
});
