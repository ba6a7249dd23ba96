import type { Booking } from '@karigar/contract/bookings/booking';
import { Slip, type SlipProps } from '@karigar/ui/booking-card/booking-card';
import { memo } from 'react';
import { UnsentPill, useIsUnsent } from '../actions/unsent-pill.tsx';
import { Amount } from '#platform/i18n/amount.tsx';
import { useFormat, type Format } from '#platform/i18n/use-format';
import { pathOfBooking } from '#platform/navigation/booking-path';
import { BookingPills } from './booking-pills.tsx';
import { serviceArt } from '../catalogue/service-art.ts';

type Tone = NonNullable<SlipProps['tone']>;

export const TONES: Partial<Record<Booking['state'], Tone>> = {
  requested: 'wait',
  offered: 'wait',
  started: 'live',
  held: 'hold',
  ended: 'done',
  completed: 'done',
  cancelled: 'off',
  refused: 'off',
};

type Kind = {
  readonly titleAs: NonNullable<SlipProps['titleAs']>;
  readonly rail: (at: number, format: Format) => Omit<SlipProps['rail'], 'art'>;
  readonly firstMeta: (booking: Booking, format: Format) => NonNullable<SlipProps['meta']>[number];
};

/** Of one day: the time is what tells the slips apart. */
const DAY: Kind = {
  titleAs: 'h3',
  rail: (at, { timeParts, date }) => {
    const { clock, half } = timeParts(at);
    return { large: clock, small: half, below: date(at) };
  },
  firstMeta: ({ area, address }) => ({ icon: 'pin', words: area || address }),
};

const KINDS: Record<'day' | 'list' | 'single', Kind> = {
  day: DAY,
  /** The one that a screen is about. */
  single: { ...DAY, titleAs: 'h2' },
  list: {
    titleAs: 'h2',
    rail: (at, { dateParts }) => {
      const { day, monthAndYear } = dateParts(at);
      return { large: day, small: monthAndYear };
    },
    firstMeta: ({ scheduledAt, bookingNo }, { time }) => ({
      icon: 'clock',
      words: scheduledAt === null ? bookingNo : `${time(scheduledAt)} · ${bookingNo}`,
    }),
  },
};

/** A booking as a slip that opens it. Drawn again only when this booking changed. */
export const BookingSlip = memo(function BookingSlip({
  booking,
  kind,
  href = pathOfBooking(booking),
}: {
  booking: Booking;
  kind: keyof typeof KINDS;
  /** Where it opens, unless where it does everywhere. */
  href?: string;
}) {
  const format = useFormat();
  const isUnsent = useIsUnsent(booking.id);
  const { rail, firstMeta, titleAs } = KINDS[kind];
  const { scheduledAt, image, state, serviceName, customerName, total } = booking;
  return (
    <Slip
      href={href}
      tone={TONES[state] ?? 'ahead'}
      rail={{
        ...(scheduledAt === null ? { large: '–', small: '' } : rail(scheduledAt, format)),
        art: serviceArt(image),
      }}
      title={serviceName}
      titleAs={titleAs}
      meta={[firstMeta(booking, format), { icon: 'user', words: customerName }]}
      pills={
        <>
          {isUnsent && <UnsentPill />}
          <BookingPills booking={booking} />
        </>
      }
      price={<Amount of={total} />}
    />
  );
});
