import type { Booking } from '@karigar/contract/bookings/booking';
import { Slips } from '@karigar/ui/slip/slip';
import { memo, type RefCallback } from 'react';
import { BookingSlip } from '#shared/bookings/booking-slip.tsx';
import styles from './booking-list.module.css';

type Page = {
  readonly bookings: readonly Booking[];
  readonly lastRef: RefCallback<Element> | null;
};

/** A page's slips, drawn again only when one of them changed. */
const BookingPage = memo(function BookingPage({ bookings, lastRef }: Page) {
  return (
    <div className={styles['page']}>
      <Slips>
        {bookings.map((booking, at) => (
          <div key={booking.id} ref={at === bookings.length - 1 ? lastRef : null}>
            <BookingSlip kind="list" booking={booking} />
          </div>
        ))}
      </Slips>
    </div>
  );
});

/** The slips, page by page; whoever wants to know when the end is near watches the last one. */
export const BookingList = ({
  pages,
  lastRef,
}: {
  pages: readonly (readonly Booking[])[];
  lastRef: RefCallback<Element>;
}) => {
  const last = pages.findLastIndex((page) => page.length > 0);
  return (
    <div className={styles['pages']}>
      {pages.map((bookings, at) => (
        // Pages are counted from the first: a page is its number.
        // oxlint-disable-next-line react/no-array-index-key
        <BookingPage key={at} bookings={bookings} lastRef={at === last ? lastRef : null} />
      ))}
    </div>
  );
};
