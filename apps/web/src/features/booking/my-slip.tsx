import type { Booking } from '@karigar/contract/bookings/booking';
import { Slip } from '@karigar/ui/slip/slip';
import { memo } from 'react';
import { TONES } from '#shared/bookings/booking-slip.tsx';
import { MyPill } from '#shared/bookings/my-pill.tsx';
import { serviceArt } from '#shared/bookings/service-art';
import { Amount } from '#shared/format/amount.tsx';
import { useFormat } from '#shared/format/use-format';

/** A customer's booking as a slip that opens it: when, what, and who comes. */
export const MySlip = memo(function MySlip({ booking, href }: { booking: Booking; href: string }) {
  const { dateParts, time } = useFormat();
  const { scheduledAt, image, state, serviceName, servicemanName, bookingNo } = booking;
  const parts = scheduledAt === null ? null : dateParts(scheduledAt);
  return (
    <Slip
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
          words: scheduledAt === null ? bookingNo : `${time(scheduledAt)} · ${bookingNo}`,
        },
        ...(servicemanName === '' ? [] : [{ icon: 'user' as const, words: servicemanName }]),
      ]}
      pills={<MyPill state={state} />}
      price={<Amount of={booking.totalAfterEnd ?? booking.total} />}
    />
  );
});
