import { getPaymentSummary } from '@karigar/contract/payments/get-payment-summary';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { liveBookings } from '#shared/queries/live-bookings';
import { reading } from '#shared/queries/read';
import type { PaymentRef } from './payment-ref.ts';

export const paymentSummary = (ref: PaymentRef) =>
  queryOptions({
    queryKey: ['payment', ref.bookingId],
    queryFn: reading(getPaymentSummary, ref),
  });

/** Whose payment it is and for what, while the booking is among the live ones. */
export const usePaidBooking = ({ bookingId }: PaymentRef) =>
  useQuery({
    ...liveBookings,
    refetchInterval: false,
    select: (bookings) => bookings.find(({ id }) => id === bookingId),
  }).data;
