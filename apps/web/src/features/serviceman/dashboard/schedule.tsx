import { todaysWork } from '@karigar/domain/bookings/todays-work';
import { ButtonLink } from '@karigar/ui/button/button';
import { Empty } from '@karigar/ui/empty/empty';
import { BookingCards } from '@karigar/ui/booking-card/booking-card';
import { LiveBookingCard } from '#entities/bookings/live-booking-card.tsx';
import { BookingCardsLoading } from '#entities/bookings/booking-cards-loading.tsx';
import { useToday } from '@karigar/client/i18n/use-today';
import { useSay } from '@karigar/client/i18n/use-say';
import { pathTo } from '#platform/navigation/paths';
import { liveBookings } from '#entities/bookings/live-bookings';
import { LoadFailed } from '#platform/cache/load-failed.tsx';
import { useIsIdle } from '#platform/idle/use-is-idle';
import { dashboardMessages as texts } from './dashboard.messages.ts';
import { useLiveBookings } from './dashboard.queries.ts';

/** As many as fit on a phone's screen; the rest is rendered afterwards. */
const IN_SIGHT = 4;

/** The day's booking cards, or why there are none. */
export const Schedule = () => {
  const say = useSay();
  const today = useToday();
  const { bookings, hasFailed } = useLiveBookings();
  const isIdle = useIsIdle();
  if (bookings === undefined)
    return hasFailed ? (
      <LoadFailed title={say(texts.couldNotLoad)} of={liveBookings.queryKey} />
    ) : (
      <BookingCardsLoading />
    );
  const work = todaysWork(bookings, today);
  if (work.length === 0)
    return (
      <Empty
        scene="scene-empty"
        title={say(texts.nothingToday)}
        help={say(texts.nothingTodayHelp)}
        action={
          <ButtonLink variant="tonal" href={pathTo('booking')}>
            {say(texts.allBookings)}
          </ButtonLink>
        }
      />
    );
  return (
    <BookingCards>
      {(isIdle ? work : work.slice(0, IN_SIGHT)).map((booking) => (
        <LiveBookingCard key={booking.id} kind="day" booking={booking} />
      ))}
    </BookingCards>
  );
};
