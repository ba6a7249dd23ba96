import { getUpiRequest } from '@karigar/contract/payments/get-upi-request';
import { queryOptions } from '@tanstack/react-query';
import { liveKey } from '#platform/cache/live-keys';
import type { BookingRef } from '#platform/navigation/booking-ref';
import { reading } from '#platform/cache/read';

/** Whether UPI is offered, and the open request. Below the payment's key, so that both are invalidated together. */
export const upiRequest = (ref: BookingRef) =>
  queryOptions({
    queryKey: [...liveKey.payment(ref.bookingId), 'upi'],
    queryFn: reading(getUpiRequest, ref),
  });
