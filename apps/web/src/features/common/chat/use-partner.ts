import type { Booking } from '@karigar/contract/bookings/booking';
import { useQuery } from '@tanstack/react-query';
import { useKnownBooking } from '#entities/bookings/known-booking';
import { myBooking } from '#entities/bookings/my-bookings';
import { useSession } from '#platform/session/session';

type Partner = { readonly booking: Booking | undefined; readonly name: string | undefined };

/** Whom the conversation is with: for him the customer, for her whoever comes. */
export const usePartner = (bookingId: number): Partner => {
  const isCustomer = useSession()?.role === 'customer';
  const his = useKnownBooking(bookingId);
  const { data: hers } = useQuery({
    ...myBooking(bookingId),
    enabled: isCustomer,
    refetchInterval: false,
  });
  const booking = isCustomer ? hers?.booking : his;
  return { booking, name: isCustomer ? booking?.servicemanName : booking?.customerName };
};
