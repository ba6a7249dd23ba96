import type { Booking } from '@karigar/contract/bookings/booking';
import { Slips } from '@karigar/ui/slip/slip';
import { BookingSlip } from '#shared/bookings/booking-slip.tsx';
import type { RefCallback } from 'react';
import styles from './booking-list.module.css';

/** The slips; whoever wants to know when the end is near watches the last one. */
export const BookingList = ({
  bookings,
  lastRef,
}: {
  bookings: readonly Booking[];
  lastRef: RefCallback<Element>;
}) => (
  <Slips>
    {bookings.map((booking, at) => (
      <div
        key={booking.id}
        className={styles['place']}
        ref={at === bookings.length - 1 ? lastRef : null}
      >
        <BookingSlip kind="list" booking={booking} />
      </div>
    ))}
  </Slips>
);
