import type { Booking } from '@karigar/contract/bookings/booking';
import { matchesBooking } from '@karigar/domain/bookings/search';
import { Main, Screen } from '@karigar/ui/screen/screen';
import { TopBar } from '@karigar/ui/top-bar/top-bar';
import { useSay } from '@karigar/client/i18n/use-say';
import { pathTo } from '#platform/navigation/paths';
import { useBack } from '#platform/navigation/use-back';
import { useScreen } from '#platform/navigation/use-screen';
import { usePagedBookings } from '#entities/bookings/paged-bookings';
import { SearchedBookings } from '#entities/bookings/searched-bookings.tsx';
import { myBookingPages } from '#entities/bookings/my-bookings';
import { useFailureLog } from '@karigar/client/cache/use-failure-log';
import { bookingMessages as texts } from './booking.messages.ts';
import { MyBookingCard } from '#entities/bookings/my-booking-card.tsx';

const pastPages = myBookingPages('history');

const MyPastBooking = ({ booking }: { booking: Booking }) => (
  <MyBookingCard booking={booking} href={pathTo('bookingHistoryDetail', { id: booking.id })} />
);

/** A customer's past bookings, newest first. */
export const MyHistoryScreen = () => {
  const say = useSay();
  const back = useBack('booking');
  const loaded = usePagedBookings(pastPages);
  const title = say(texts.none);
  useFailureLog('Error fetching bookings', loaded.error);
  useScreen(say(texts.pastBookings));
  return (
    <Screen>
      <TopBar title={say(texts.pastBookings)} back={{ label: say(texts.back), onPress: back }} />
      <Main tight>
        <SearchedBookings
          loaded={loaded}
          of={pastPages.queryKey}
          isFound={matchesBooking}
          one={MyPastBooking}
          search={{ label: say(texts.searchLabel), placeholder: say(texts.search) }}
          couldNotLoad={say(texts.couldNotLoad)}
          none={{ title, help: say(texts.noneOver) }}
          noMatch={{ title, help: say(texts.noMatchHelp) }}
        />
      </Main>
    </Screen>
  );
};
