import type { Booking } from '@karigar/contract/bookings/booking';
import { matchesBooking } from '@karigar/domain/booking/search';
import { Main, Screen } from '@karigar/ui/screen/screen';
import { TopBar } from '@karigar/ui/top-bar/top-bar';
import { useSay } from '#shared/language/use-say';
import { pathTo } from '#shared/navigation/paths';
import { useBack } from '#shared/navigation/use-back';
import { useScreen } from '#shared/navigation/use-screen';
import { usePagedBookings } from '#shared/paging/paged-bookings';
import { SearchedBookings } from '#shared/paging/searched-bookings.tsx';
import { myBookingPages } from '#shared/queries/my-bookings';
import { useFailureLog } from '#shared/queries/use-failure-log';
import { bookingMessages as texts } from './booking.messages.ts';
import { MySlip } from './my-slip.tsx';

const pastPages = myBookingPages('history');

const PastSlip = ({ booking }: { booking: Booking }) => (
  <MySlip booking={booking} href={pathTo('bookingHistoryDetail', { id: booking.id })} />
);

/** A customer's bookings that are over, newest first. */
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
          one={PastSlip}
          search={{ label: say(texts.searchLabel), placeholder: say(texts.search) }}
          couldNotLoad={say(texts.couldNotLoad)}
          none={{ title, help: say(texts.noneOver) }}
          noMatch={{ title, help: say(texts.noMatchHelp) }}
        />
      </Main>
    </Screen>
  );
};
