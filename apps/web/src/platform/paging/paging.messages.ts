import { msg } from '@lingui/core/macro';

export const pagingMessages = {
  loadMore: msg`Load More`,
  loadingMore: msg`Loading...`,
  searchedOnly: msg`Only the {count} loaded bookings were searched. Load more to search further.`,
  clearSearch: msg`Clear search`,
  couldNotLoadMore: msg`Couldn't load more bookings.`,
};
