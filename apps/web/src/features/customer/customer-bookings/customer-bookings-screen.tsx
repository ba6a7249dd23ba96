import type { Booking } from '@karigar/contract/bookings/booking';
import { matchesBooking } from '@karigar/domain/bookings/search';
import { ButtonLink } from '@karigar/ui/button/button';
import { Empty } from '@karigar/ui/empty/empty';
import { IconLink } from '@karigar/ui/icon-button/icon-button';
import { useSay } from '@karigar/client/i18n/use-say';
import { pathTo } from '#platform/navigation/paths';
import { RootScreen } from '#platform/navigation/root-screen.tsx';
import { Bell } from '#entities/notifications/bell.tsx';
import { usePagedBookings } from '#entities/bookings/paged-bookings';
import { SearchedBookings } from '#entities/bookings/searched-bookings.tsx';
import { myBookingPages } from '#entities/bookings/my-bookings';
import { useFailureLog } from '@karigar/client/cache/use-failure-log';
import { useSession } from '#platform/session/session';
import { bookingMessages as texts } from './booking.messages.ts';
import { MyBookingCard } from '#entities/bookings/my-booking-card.tsx';

const livePages = myBookingPages('live');

const MyLiveBooking = ({ booking }: { booking: Booking }) => (
  <MyBookingCard booking={booking} href={pathTo('bookingDetail', { id: booking.id })} />
);

const LiveBookings = () => {
  const say = useSay();
  const loaded = usePagedBookings(livePages);
  useFailureLog('Error fetching bookings', loaded.error);
  const title = say(texts.none);
  return (
    <SearchedBookings
      loaded={loaded}
      of={livePages.queryKey}
      isFound={matchesBooking}
      one={MyLiveBooking}
      search={{ label: say(texts.searchLabel), placeholder: say(texts.search) }}
      couldNotLoad={say(texts.couldNotLoad)}
      none={{
        title,
        help: say(texts.customerHelp),
        action: <ButtonLink href={pathTo('home')}>{say(texts.bookService)}</ButtonLink>,
      }}
      noMatch={{ title, help: say(texts.noMatchHelp) }}
    />
  );
};

/** A customer's live bookings. A guest has none, and is asked to log in. */
export const CustomerBookingsScreen = () => {
  const say = useSay();
  const isGuest = useSession()?.role === 'guest';
  if (isGuest)
    return (
      <RootScreen title={say(texts.bookings)}>
        <Empty
          scene="scene-empty"
          title={say(texts.none)}
          help={say(texts.guestHelp)}
          action={<ButtonLink href={pathTo('login')}>{say(texts.logIn)}</ButtonLink>}
        />
      </RootScreen>
    );
  return (
    <RootScreen
      title={say(texts.bookings)}
      trailing={
        <>
          <IconLink
            icon="history"
            label={say(texts.pastBookings)}
            href={pathTo('bookingHistory')}
          />
          <Bell />
        </>
      }
    >
      <LiveBookings />
    </RootScreen>
  );
};
