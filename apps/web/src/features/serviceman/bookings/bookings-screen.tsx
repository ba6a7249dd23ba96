import type { Booking } from '@karigar/contract/bookings/booking';
import { matchesBooking } from '@karigar/domain/bookings/search';
import { LiveBookingCard } from '#entities/bookings/live-booking-card.tsx';
import { useSay } from '@karigar/client/i18n/use-say';
import { Bell } from '#entities/notifications/bell.tsx';
import { RootScreen } from '#platform/navigation/root-screen.tsx';
import { SearchedBookings } from '#entities/bookings/searched-bookings.tsx';
import { liveBookings } from '#entities/bookings/live-bookings';
import { bookingsMessages as texts } from './bookings.messages.ts';
import { bookingPages, useBookingPages } from './bookings.queries.ts';

const ListedBooking = ({ booking }: { booking: Booking }) => (
  <LiveBookingCard kind="list" booking={booking} />
);

/** Live bookings, page by page, and a search among the loaded ones. */
export const BookingsScreen = () => {
  const say = useSay();
  const title = say(texts.none);
  return (
    <RootScreen title={say(texts.bookings)} trailing={<Bell />}>
      <SearchedBookings
        loaded={useBookingPages()}
        of={bookingPages.queryKey}
        ageOf={liveBookings.queryKey}
        isFound={matchesBooking}
        one={ListedBooking}
        search={{ label: say(texts.searchLabel), placeholder: say(texts.searchBookings) }}
        couldNotLoad={say(texts.couldNotLoad)}
        none={{ title, help: say(texts.noneHelp) }}
        noMatch={{ title, help: say(texts.noMatchHelp) }}
      />
    </RootScreen>
  );
};
