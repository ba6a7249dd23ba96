import { ButtonLink } from '@karigar/ui/button/button';
import { Empty } from '@karigar/ui/empty/empty';
import { Main, Screen } from '@karigar/ui/screen/screen';
import { BookingCards } from '@karigar/ui/booking-card/booking-card';
import { TopBar } from '@karigar/ui/top-bar/top-bar';
import type { Booking } from '@karigar/contract/bookings/booking';
import { Navigate, useLocation } from '@karigar/client/navigation/router.tsx';
import { acceptedPath, pathOfBooking } from '#platform/navigation/booking-path';
import { LiveBookingCard } from '#entities/bookings/live-booking-card.tsx';
import { BookingCardsLoading } from '#entities/bookings/booking-cards-loading.tsx';
import { useSay } from '@karigar/client/i18n/use-say';
import { askedId } from '#platform/navigation/asked-id';
import { pathTo } from '#platform/navigation/paths';
import { useBack } from '#platform/navigation/use-back';
import { useScreen } from '#platform/navigation/use-screen';
import { liveBookings } from '#entities/bookings/live-bookings';
import { LoadFailed } from '#platform/cache/load-failed.tsx';
import { StaleHint } from '#platform/cache/stale-hint.tsx';
import { AcceptedView } from './accepted-view.tsx';
import { acceptedMessages as texts } from './accepted.messages.ts';
import { useAccepted } from './use-accepted.ts';

const Nothing = ({ isLost }: { isLost: boolean }) => {
  const say = useSay();
  return (
    <Empty
      scene="scene-empty"
      title={say(isLost ? texts.notFound : texts.none)}
      help={say(isLost ? texts.notFoundHelp : texts.noneHelp)}
      action={
        <ButtonLink variant="tonal" href={pathTo('booking')}>
          {say(texts.allBookings)}
        </ButtonLink>
      }
    />
  );
};

const Listed = ({ jobs }: { jobs: readonly Booking[] }) => (
  <>
    <StaleHint of={liveBookings.queryKey} />
    <BookingCards>
      {jobs.map((booking) => (
        <LiveBookingCard
          key={booking.id}
          kind="list"
          booking={booking}
          href={acceptedPath(booking)}
        />
      ))}
    </BookingCards>
  </>
);

/** One accepted job, or without an id all jobs that are accepted and not started. */
export const AcceptedScreen = () => {
  const say = useSay();
  const back = useBack('home');
  const id = askedId(useLocation().search);
  const { bookings, waiting = [], hasFailed } = useAccepted();
  const asked = bookings?.find((booking) => booking.id === id);
  useScreen(say(id === null ? texts.title : texts.jobAccepted));
  if (asked?.state === 'assigned') return <AcceptedView key={asked.id} booking={asked} />;
  if (asked !== undefined) return <Navigate to={pathOfBooking(asked)} replace />;
  const isLoaded = bookings !== undefined;
  const isListed = isLoaded && id === null && waiting.length > 0;
  return (
    <Screen>
      <TopBar title={say(texts.title)} back={{ label: say(texts.back), onPress: back }} />
      <Main tight>
        {isListed && <Listed jobs={waiting} />}
        {isLoaded && !isListed && <Nothing isLost={id !== null} />}
        {!isLoaded &&
          (hasFailed ? (
            <LoadFailed title={say(texts.couldNotLoad)} of={liveBookings.queryKey} />
          ) : (
            <BookingCardsLoading />
          ))}
      </Main>
    </Screen>
  );
};
