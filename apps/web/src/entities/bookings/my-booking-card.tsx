import type { Booking } from '@karigar/contract/bookings/booking';
import { BookingCard } from '@karigar/ui/booking-card/booking-card';
import { memo } from 'react';
import { TONES } from './live-booking-card.tsx';
import { MyPill } from './my-pill.tsx';
import { totalOf } from './total-of.ts';
import { serviceArt } from '#entities/catalogue/service-art';
import { Amount } from '@karigar/client/i18n/amount.tsx';
import { unbroken } from '@karigar/client/i18n/unbroken';
import { useFormat } from '@karigar/client/i18n/use-format';

/** A customer's booking as a card that opens it: time, service and serviceman. */
export const MyBookingCard = memo(function MyBookingCard({
  booking,
  href,
}: {
  booking: Booking;
  href: string;
}) {
  const { dateParts, time } = useFormat();
  const { scheduledAt, image, state, serviceName, servicemanName, bookingNo } = booking;
  const parts = scheduledAt === null ? null : dateParts(scheduledAt);
  return (
    <BookingCard
      href={href}
      tone={TONES[state] ?? 'ahead'}
      rail={{
        large: parts?.day ?? '–',
        small: parts?.monthAndYear ?? '',
        art: serviceArt(image),
      }}
      title={serviceName}
      titleAs="h2"
      meta={[
        {
          icon: 'clock',
          words: unbroken(scheduledAt === null ? bookingNo : `${time(scheduledAt)} · ${bookingNo}`),
        },
        ...(servicemanName === '' ? [] : [{ icon: 'user' as const, words: servicemanName }]),
      ]}
      pills={<MyPill state={state} />}
      price={<Amount of={totalOf(booking)} />}
    />
  );
});
