import type { Booking } from '@karigar/contract/bookings/booking';
import { Button } from '@karigar/ui/button/button';
import { Empty } from '@karigar/ui/empty/empty';
import { Search } from '@karigar/ui/search/search';
import { Stack } from '@karigar/ui/stack/stack';
import type { QueryKey } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { BookingCardsLoading } from './booking-cards-loading.tsx';
import { useSay } from '@karigar/client/i18n/use-say';
import { usePersistedSearch } from '#platform/navigation/use-persisted-search';
import { LoadFailed } from '#platform/cache/load-failed.tsx';
import { StaleHint } from '#platform/cache/stale-hint.tsx';
import { LoadMore } from '#platform/paging/load-more.tsx';
import type { PagedBookings } from './paged-bookings.ts';
import { PageList } from '#platform/paging/page-list.tsx';
import { pagingMessages as texts } from '#platform/paging/paging.messages';
import { shownPages } from '#platform/paging/shown-pages';
import { useEndless } from '#platform/paging/use-endless';

type EmptyWords = { readonly title: string; readonly help: string; readonly action?: ReactNode };

type SearchedBookingsProps = {
  readonly loaded: PagedBookings;
  readonly of: QueryKey;
  /** The query whose age is shown, where another read keeps the pages current. */
  readonly ageOf?: QueryKey;
  readonly isFound: (booking: Booking, search: string) => boolean;
  readonly one: ComponentType<{ booking: Booking }>;
  readonly search: { readonly label: string; readonly placeholder: string };
  readonly couldNotLoad: string;
  readonly none: EmptyWords;
  readonly noMatch: EmptyWords;
};

/** Bookings page by page, and a search among the loaded ones. */
export const SearchedBookings = ({
  loaded,
  of,
  ageOf = of,
  isFound,
  one,
  search: searchWords,
  couldNotLoad,
  none,
  noMatch,
}: SearchedBookingsProps) => {
  const say = useSay();
  const [search, setSearch] = usePersistedSearch();
  const isSearching = search.trim() !== '';
  const lastRef = useEndless(loaded, !isSearching);
  const { pages, hasFailed, hasMore } = loaded;
  const found = pages && shownPages(pages, (booking) => isFound(booking, search));
  const isEmpty = found?.every((page) => page.length === 0) === true;
  return (
    <Stack gap={4}>
      <div>
        <Search
          {...searchWords}
          clearLabel={say(texts.clearSearch)}
          value={search}
          onValueChange={setSearch}
        />
        <StaleHint of={ageOf} />
      </div>
      {found === undefined &&
        (hasFailed ? <LoadFailed title={couldNotLoad} of={of} /> : <BookingCardsLoading />)}
      {isEmpty && (
        <Empty
          scene="scene-empty"
          {...(isSearching ? noMatch : none)}
          {...(isSearching &&
            hasMore && { help: say(texts.searchedOnly, { count: pages?.flat().length ?? 0 }) })}
          action={
            isSearching ? (
              <Button variant="tonal" onClick={() => setSearch('')}>
                {say(texts.clearSearch)}
              </Button>
            ) : (
              none.action
            )
          }
        />
      )}
      {found !== undefined && !isEmpty && <PageList pages={found} one={one} lastRef={lastRef} />}
      {found !== undefined && hasMore && <LoadMore loaded={loaded} />}
    </Stack>
  );
};
