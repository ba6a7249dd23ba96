import type { Booking } from '@karigar/contract/bookings/booking';
import { BookingCards } from '@karigar/ui/booking-card/booking-card';
import { memo, useDeferredValue, type ComponentType, type RefCallback } from 'react';
import styles from './page-list.module.css';

type One = ComponentType<{ booking: Booking }>;

type Page = {
  readonly bookings: readonly Booking[];
  readonly one: One;
  readonly lastRef: RefCallback<Element> | null;
};

/** A page's bookings, drawn again only when one of them changed. */
const BookingPage = memo(function BookingPage({ bookings, one: Shown, lastRef }: Page) {
  return (
    <div className={styles['page']}>
      <BookingCards>
        {bookings.map((booking, at) => (
          <div
            key={booking.id}
            ref={at === bookings.length - 1 ? lastRef : null}
            className={styles['one']}
          >
            <Shown booking={booking} />
          </div>
        ))}
      </BookingCards>
    </div>
  );
});

/** Bookings page by page, each drawn by `one`; `lastRef` observes the last one. */
export const PageList = ({
  pages,
  one,
  lastRef,
}: {
  pages: readonly (readonly Booking[])[];
  one: One;
  lastRef: RefCallback<Element>;
}) => {
  // A loaded page is rendered in small steps, so that scrolling stays smooth.
  const shown = useDeferredValue(pages);
  const last = shown.findLastIndex((page) => page.length > 0);
  return (
    <div className={styles['pages']}>
      {shown.map((bookings, at) => (
        <BookingPage
          // A page is identified by its index.
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          bookings={bookings}
          one={one}
          lastRef={at === last ? lastRef : null}
        />
      ))}
    </div>
  );
};
