import type { Booking } from '@karigar/contract/bookings/booking';
import { showsContact } from '@karigar/domain/contact/contact';
import { useQuery } from '@tanstack/react-query';
import { useKnownBooking } from '#entities/bookings/known-booking';
import { myBooking } from '#entities/bookings/my-bookings';
import { useSession } from '#platform/session/session';

type Partner = {
  readonly booking: Booking | undefined;
  readonly name: string | undefined;
  /** The customer blocked the serviceman: no messages and no phone calls. */
  readonly isBlocked: boolean;
};

/** The partner of the conversation: the customer, or for a customer the serviceman. */
export const usePartner = (bookingId: number): Partner => {
  const isCustomer = useSession()?.role === 'customer';
  const servicemanBooking = useKnownBooking(bookingId);
  const { data: customerBooking } = useQuery({
    ...myBooking(bookingId),
    enabled: isCustomer,
    refetchInterval: false,
  });
  const booking = isCustomer ? customerBooking?.booking : servicemanBooking;
  const isBlocked =
    isCustomer &&
    customerBooking !== undefined &&
    showsContact(customerBooking.booking.state) &&
    !customerBooking.may.chat;
  const name = isCustomer ? booking?.servicemanName : booking?.customerName;
  return { booking, name, isBlocked };
};
