import { msg } from '@lingui/core/macro';

export const pagingMessages = {
  loadMore: msg`Load More`,
  loadingMore: msg`Loading...`,
  clearSearch: msg`Clear search`,
  couldNotLoadMore: msg`Couldn't load more bookings.`,
};
