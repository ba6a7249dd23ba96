import type { Booking } from '@karigar/contract/bookings/booking';
import { matchesBooking } from '@karigar/domain/booking/search';
import { ButtonLink } from '@karigar/ui/button/button';
import { Empty } from '@karigar/ui/empty/empty';
import { IconLink } from '@karigar/ui/icon-button/icon-button';
import { useSay } from '#shared/language/use-say';
import { pathTo } from '#shared/navigation/paths';
import { RootScreen } from '#shared/navigation/root-screen.tsx';
import { Bell } from '#shared/notifications/bell.tsx';
import { usePagedBookings } from '#shared/paging/paged-bookings';
import { SearchedBookings } from '#shared/paging/searched-bookings.tsx';
import { myBookingPages } from '#shared/queries/my-bookings';
import { useFailureLog } from '#shared/queries/use-failure-log';
import { useSession } from '#shared/session/session';
import { bookingMessages as texts } from './booking.messages.ts';
import { MySlip } from './my-slip.tsx';

const livePages = myBookingPages('live');

const LiveSlip = ({ booking }: { booking: Booking }) => (
  <MySlip booking={booking} href={pathTo('bookingDetail', { id: booking.id })} />
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
      one={LiveSlip}
      search={{ label: say(texts.searchLabel), placeholder: say(texts.search) }}
      couldNotLoad={say(texts.couldNotLoad)}
      none={{ title, help: say(texts.customerHelp) }}
      noMatch={{ title, help: say(texts.noMatchHelp) }}
    />
  );
};

/** What a customer has before her. A guest has nothing yet, and is told how to get there. */
export const CustomerBookingScreen = () => {
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
