import type { Booking } from '@karigar/contract/bookings/booking';
import { useNavigate } from '@karigar/client/navigation/router.tsx';
import { stateFor } from '#platform/navigation/booking-ref';
import { pathTo } from '#platform/navigation/paths';

/** Opens the payment screen for a past booking. */
export const usePayNow = (booking: Booking): (() => void) => {
  const navigate = useNavigate();
  return () => navigate(pathTo('payment'), { state: stateFor(booking) });
};
