import type { Booking } from '@karigar/contract/bookings/booking';
import { Slips } from '@karigar/ui/booking-card/booking-card';
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
      <Slips>
        {bookings.map((booking, at) => (
          <div
            key={booking.id}
            ref={at === bookings.length - 1 ? lastRef : null}
            className={styles['one']}
          >
            <Shown booking={booking} />
          </div>
        ))}
      </Slips>
    </div>
  );
});

/** Bookings page by page, each as `one` shows it; whoever wants to know when the end is near watches the last one. */
export const PageList = ({
  pages,
  one,
  lastRef,
}: {
  pages: readonly (readonly Booking[])[];
  one: One;
  lastRef: RefCallback<Element>;
}) => {
  // A page that came is drawn in small steps, between which a thumb still scrolls.
  const shown = useDeferredValue(pages);
  const last = shown.findLastIndex((page) => page.length > 0);
  return (
    <div className={styles['pages']}>
      {shown.map((bookings, at) => (
        <BookingPage
          // Pages are counted from the first: a page is its number.
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
