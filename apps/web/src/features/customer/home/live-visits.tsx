import type { Booking } from '@karigar/contract/bookings/booking';
import { dayOf, type IndiaDay } from '@karigar/domain/dates/india-day';
import { BookingCards } from '@karigar/ui/booking-card/booking-card';
import { Panel, PanelRow } from '@karigar/ui/panel/panel';
import { SectionHeading } from '@karigar/ui/section-heading/section-heading';
import { Stack } from '@karigar/ui/stack/stack';
import { MyBookingCard } from '#entities/bookings/my-booking-card.tsx';
import { myBookingPages } from '#entities/bookings/my-bookings';
import { usePagedBookings } from '#entities/bookings/paged-bookings';
import { useSay } from '@karigar/client/i18n/use-say';
import { useToday } from '@karigar/client/i18n/use-today';
import { pathTo } from '#platform/navigation/paths';
import { useFailureLog } from '@karigar/client/cache/use-failure-log';
import { homeMessages as texts } from './home.messages.ts';

export const livePages = myBookingPages('live');

const UNDER_WAY: ReadonlySet<Booking['state']> = new Set(['started', 'held', 'ended']);

/** Work that was begun, and visits of today. */
const isNow = ({ state, scheduledAt }: Booking, today: IndiaDay): boolean =>
  UNDER_WAY.has(state) ||
  (state === 'assigned' && scheduledAt !== null && dayOf(scheduledAt) === today);

const isAsking = ({ addOns }: Booking): boolean =>
  addOns.some(({ status }) => status === 'pending');

/** Add-ons that wait for the customer's approval. */
const Asked = ({ booking: { id, servicemanName, serviceName } }: { booking: Booking }) => {
  const say = useSay();
  return (
    <Panel>
      <PanelRow
        icon="clock"
        label={say(texts.waitsForAnswer, { name: servicemanName })}
        hint={serviceName}
        href={pathTo('bookingDetail', { id })}
      />
    </Panel>
  );
};

/** Above the catalogue: who comes today, who is at work, and what waits for the customer. */
export const LiveVisits = () => {
  const say = useSay();
  const today = useToday();
  const { pages, error } = usePagedBookings(livePages);
  useFailureLog('Error fetching bookings', error);
  const visits = pages?.flat().filter((booking) => isNow(booking, today)) ?? [];
  if (visits.length === 0) return null;
  return (
    <>
      <SectionHeading first>{say(texts.yourVisit)}</SectionHeading>
      <Stack gap={3}>
        {visits.filter(isAsking).map((booking) => (
          <Asked key={booking.id} booking={booking} />
        ))}
        <BookingCards>
          {visits.map((booking) => (
            <MyBookingCard
              key={booking.id}
              booking={booking}
              href={pathTo('bookingDetail', { id: booking.id })}
            />
          ))}
        </BookingCards>
      </Stack>
    </>
  );
};
