import { getPaymentSummary } from '@karigar/contract/payments/get-payment-summary';
import { queryOptions } from '@tanstack/react-query';
import type { BookingRef } from '#platform/navigation/booking-ref';
import { liveKey } from '#platform/cache/live-keys';
import { PERSISTED_SEPARATELY } from '#platform/cache/persist-separately';
import { reading } from '#platform/cache/read';

/** The total of a booking and the paid amount. */
export const paymentSummary = (ref: BookingRef) =>
  queryOptions({
    queryKey: liveKey.payment(ref.bookingId),
    queryFn: reading(getPaymentSummary, ref),
    ...PERSISTED_SEPARATELY,
  });
