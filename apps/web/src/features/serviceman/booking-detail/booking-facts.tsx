import type { Booking } from '@karigar/contract/bookings/booking';
import { ButtonLink } from '@karigar/ui/button/button';
import {
  DescriptionList,
  type DescriptionListProps,
} from '@karigar/ui/description-list/description-list';
import { directionsTo, placeOf } from '#entities/bookings/place';
import { useFormat } from '@karigar/client/i18n/use-format';
import { useSay } from '@karigar/client/i18n/use-say';
import { Listen } from '#platform/aloud/listen.tsx';
import { detailMessages as texts } from './booking-detail.messages.ts';

/** Time, quantity and place. */
export const BookingFacts = ({ booking }: { booking: Booking }) => {
  const say = useSay();
  const { date, time } = useFormat();
  const { scheduledAt, quantity } = booking;
  const place = placeOf(booking);
  const facts: DescriptionListProps['facts'] = [
    { key: 'date', label: say(texts.date), value: scheduledAt === null ? '–' : date(scheduledAt) },
    { key: 'time', label: say(texts.time), value: scheduledAt === null ? '–' : time(scheduledAt) },
    { key: 'quantity', label: say(texts.quantity), value: quantity },
    {
      key: 'place',
      label: say(texts.location),
      icon: 'pin',
      value: place,
      wide: true,
      ...(place !== '' && {
        end: (
          <ButtonLink variant="tonal" stacked icon="nav" href={directionsTo(booking)}>
            {say(texts.directions)}
          </ButtonLink>
        ),
      }),
    },
  ];
  const aloud = (): string =>
    [
      booking.serviceName,
      ...(scheduledAt === null ? [] : [`${date(scheduledAt)}, ${time(scheduledAt)}`]),
      booking.customerName,
      place,
    ].join('. ');
  return (
    <>
      <DescriptionList facts={facts} />
      <Listen words={aloud} />
    </>
  );
};
