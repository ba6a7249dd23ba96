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
import { bookingsMessages as texts } from './bookings.messages.ts';
import { bookingPages, useBookingPages } from './bookings.queries.ts';
import { LoadMore } from './load-more.tsx';
import { useEndless } from './use-endless.ts';
import { useKeptSearch } from './use-kept-search.ts';

/** Every live booking, page by page, and a search among those that are loaded. */
export const BookingsScreen = () => {
  const say = useSay();
  const [search, setSearch] = useKeptSearch();
  const pages = useBookingPages();
  const isSearching = search.trim() !== '';
  const lastRef = useEndless(pages, !isSearching);
  const { bookings, hasFailed, hasMore } = pages;
  const found = bookings?.filter((booking) => matchesBooking(booking, search));

  return (
    <RootScreen title={say(texts.bookings)} trailing={<Bell />}>
      <Stack gap={4}>
        <Search
          label={say(texts.searchLabel)}
          placeholder={say(texts.searchBookings)}
          clearLabel={say(texts.clearSearch)}
          value={search}
          onValueChange={setSearch}
        />
        <StaleHint of={liveBookings.queryKey} />
        {found === undefined &&
          (hasFailed ? (
            <LoadFailed title={say(texts.couldNotLoad)} of={bookingPages.queryKey} />
          ) : (
            <SlipsLoading />
          ))}
        {found?.length === 0 && (
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
        {found !== undefined && found.length > 0 && (
          <BookingList bookings={found} lastRef={lastRef} />
        )}
        {found !== undefined && hasMore && <LoadMore pages={pages} />}
      </Stack>
    </RootScreen>
  );
};
