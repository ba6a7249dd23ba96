import { todaysWork } from '@karigar/domain/booking/todays-work';
import { ButtonLink } from '@karigar/ui/button/button';
import { Empty } from '@karigar/ui/empty/empty';
import { Slips } from '@karigar/ui/slip/slip';
import { Stack } from '@karigar/ui/stack/stack';
import { BookingSlip } from '#shared/bookings/booking-slip.tsx';
import { SlipsLoading } from '#shared/bookings/slips-loading.tsx';
import { useToday } from '#shared/format/use-today';
import { useSay } from '#shared/language/use-say';
import { pathTo } from '#shared/navigation/paths';
import { liveBookings } from '#shared/queries/live-bookings';
import { AlertsOffer } from '#shared/push/alerts-offer.tsx';
import { LoadFailed } from '#shared/queries/load-failed.tsx';
import { useIsIdle } from '#shared/idle/use-is-idle';
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
