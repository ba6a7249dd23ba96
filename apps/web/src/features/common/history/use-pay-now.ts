import type { Booking } from '@karigar/contract/bookings/booking';
import { useNavigate } from 'react-router';
import { stateFor } from '#platform/navigation/booking-ref';
import { pathTo } from '#platform/navigation/paths';

/** Takes the cash of a past booking, on the screen that does it for every booking. */
export const usePayNow = (booking: Booking): (() => void) => {
  const navigate = useNavigate();
  return () => void navigate(pathTo('payment'), { state: stateFor(booking) });
};
