import { todaysWork } from '@karigar/domain/bookings/todays-work';
import { ButtonLink } from '@karigar/ui/button/button';
import { Empty } from '@karigar/ui/empty/empty';
import { Slips } from '@karigar/ui/booking-card/booking-card';
import { Stack } from '@karigar/ui/stack/stack';
import { BookingSlip } from '#entities/bookings/live-booking-card.tsx';
import { SlipsLoading } from '#shared/bookings/slips-loading.tsx';
import { useToday } from '#shared/format/use-today';
import { useSay } from '#platform/i18n/use-say';
import { pathTo } from '#platform/navigation/paths';
import { liveBookings } from '#entities/bookings/live-bookings';
import { AlertsOffer } from '#platform/push/alerts-offer.tsx';
import { LoadFailed } from '#platform/cache/load-failed.tsx';
import { useIsIdle } from '#platform/idle/use-is-idle';
import { dashboardMessages as texts } from './dashboard.messages.ts';
import { useLiveBookings } from './dashboard.queries.ts';

/** As many as a phone shows without scrolling; the others are drawn once these stand. */
const IN_SIGHT = 4;

/** The day's slips, or why there are none. */
export const Schedule = () => {
  const say = useSay();
  const today = useToday();
  const { bookings, hasFailed } = useLiveBookings();
  const isIdle = useIsIdle();
  if (bookings === undefined)
    return hasFailed ? (
      <LoadFailed title={say(texts.couldNotLoad)} of={liveBookings.queryKey} />
    ) : (
      <SlipsLoading />
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
    <Stack gap={3}>
      <AlertsOffer />
      <Slips>
        {(isIdle ? work : work.slice(0, IN_SIGHT)).map((booking) => (
          <BookingSlip key={booking.id} kind="day" booking={booking} />
        ))}
      </Slips>
    </Stack>
  );
};
