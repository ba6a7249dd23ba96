/** A list that is loaded page by page, and how to load the next page. */
export type Paged = {
  readonly hasMore: boolean;
  readonly hasMoreFailed: boolean;
  readonly isBusy: boolean;
  readonly isLoadingMore: boolean;
  readonly loadMore: () => void;
};
