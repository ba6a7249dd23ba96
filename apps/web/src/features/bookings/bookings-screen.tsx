import { matchesBooking } from '@karigar/domain/booking/search';
import { Button } from '@karigar/ui/button/button';
import { Empty } from '@karigar/ui/empty/empty';
import { Search } from '@karigar/ui/search/search';
import { Stack } from '@karigar/ui/stack/stack';
import { SlipsLoading } from '#shared/bookings/slips-loading.tsx';
import { useSay } from '#shared/language/use-say';
import { Bell } from '#shared/navigation/bell.tsx';
import { RootScreen } from '#shared/navigation/root-screen.tsx';
import { liveBookings } from '#shared/queries/live-bookings';
import { LoadFailed } from '#shared/queries/load-failed.tsx';
import { StaleHint } from '#shared/queries/stale-hint.tsx';
import { BookingList } from './booking-list.tsx';
import { shownPages } from './booking-pages.ts';
import { bookingsMessages as texts } from './bookings.messages.ts';
import { bookingPages, useBookingPages } from './bookings.queries.ts';
import { LoadMore } from './load-more.tsx';
import { useEndless } from './use-endless.ts';
import { useKeptSearch } from './use-kept-search.ts';

/** Every live booking, page by page, and a search among those that are loaded. */
export const BookingsScreen = () => {
  const say = useSay();
  const [search, setSearch] = useKeptSearch();
  const loaded = useBookingPages();
  const isSearching = search.trim() !== '';
  const lastRef = useEndless(loaded, !isSearching);
  const { hasFailed, hasMore } = loaded;
  const found =
    loaded.pages && shownPages(loaded.pages, (booking) => matchesBooking(booking, search));
  const isEmpty = found?.every((page) => page.length === 0) === true;

  return (
    <RootScreen title={say(texts.bookings)} trailing={<Bell />}>
      <Stack gap={4}>
        <div>
          <Search
            label={say(texts.searchLabel)}
            placeholder={say(texts.searchBookings)}
            clearLabel={say(texts.clearSearch)}
            value={search}
            onValueChange={setSearch}
          />
          <StaleHint of={liveBookings.queryKey} />
        </div>
        {found === undefined &&
          (hasFailed ? (
            <LoadFailed title={say(texts.couldNotLoad)} of={bookingPages.queryKey} />
          ) : (
            <SlipsLoading />
          ))}
        {isEmpty && (
          <Empty
            scene="scene-empty"
            title={say(texts.none)}
            help={say(isSearching ? texts.noMatchHelp : texts.noneHelp)}
            action={
              isSearching && (
                <Button variant="tonal" onClick={() => setSearch('')}>
                  {say(texts.clearSearch)}
                </Button>
              )
            }
          />
        )}
        {found !== undefined && !isEmpty && <BookingList pages={found} lastRef={lastRef} />}
        {found !== undefined && hasMore && <LoadMore loaded={loaded} />}
      </Stack>
    </RootScreen>
  );
};
