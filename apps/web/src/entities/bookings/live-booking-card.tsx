import type { Booking } from '@karigar/contract/bookings/booking';
import { BookingCard, type BookingCardProps } from '@karigar/ui/booking-card/booking-card';
import { memo } from 'react';
import { SavedPills } from '#entities/actions/saved-pills.tsx';
import { UnsentPill, useIsUnsent } from '#entities/actions/unsent-pill.tsx';
import { useSaved } from '#entities/actions/use-saved';
import { Amount } from '@karigar/client/i18n/amount.tsx';
import { unbroken } from '@karigar/client/i18n/unbroken';
import { useFormat, type Format } from '@karigar/client/i18n/use-format';
import { pathOfBooking } from '#platform/navigation/booking-path';
import { BookingPills } from './booking-pills.tsx';
import { serviceArt } from '#entities/catalogue/service-art';

type Tone = NonNullable<BookingCardProps['tone']>;

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
  readonly titleAs: NonNullable<BookingCardProps['titleAs']>;
  readonly rail: (at: number, format: Format) => Omit<BookingCardProps['rail'], 'art'>;
  readonly firstMeta: (
    booking: Booking,
    format: Format,
  ) => NonNullable<BookingCardProps['meta']>[number];
};

/** Cards of one day, told apart by their time. */
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
  /** The booking that a screen is about. */
  single: { ...DAY, titleAs: 'h2' },
  list: {
    titleAs: 'h2',
    rail: (at, { dateParts }) => {
      const { day, monthAndYear } = dateParts(at);
      return { large: day, small: monthAndYear };
    },
    firstMeta: ({ scheduledAt, bookingNo }, { time }) => ({
      icon: 'clock',
      words: unbroken(scheduledAt === null ? bookingNo : `${time(scheduledAt)} · ${bookingNo}`),
    }),
  },
};

/** A booking as a card that opens it. Memoised: drawn again only when this booking changed. */
export const LiveBookingCard = memo(function LiveBookingCard({
  booking,
  kind,
  href = pathOfBooking(booking),
}: {
  booking: Booking;
  kind: keyof typeof KINDS;
  /** The link target, unless it is the usual one. */
  href?: string;
}) {
  const format = useFormat();
  const isUnsent = useIsUnsent(booking.id);
  const saved = useSaved(booking.id);
  const { rail, firstMeta, titleAs } = KINDS[kind];
  const { scheduledAt, image, state, serviceName, customerName, total } = booking;
  return (
    <BookingCard
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
          {isUnsent && !saved.code && !saved.cash && <UnsentPill />}
          <SavedPills saved={saved} />
          <BookingPills booking={booking} isCodeSaved={saved.code} />
        </>
      }
      price={<Amount of={total} />}
    />
  );
});
