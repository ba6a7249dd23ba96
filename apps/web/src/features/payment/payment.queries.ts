import { getPaymentSummary } from '@karigar/contract/payments/get-payment-summary';
import { getUpiRequest } from '@karigar/contract/payments/get-upi-request';
import { queryOptions } from '@tanstack/react-query';
import { liveKey } from '#platform/cache/live-keys';
import type { BookingRef } from '#platform/navigation/booking-ref';
import { KEPT_APART } from '#platform/cache/persist-separately';
import { reading } from '#platform/cache/read';

export const paymentSummary = (ref: BookingRef) =>
  queryOptions({
    queryKey: liveKey.payment(ref.bookingId),
    queryFn: reading(getPaymentSummary, ref),
    ...KEPT_APART,
  });

/** Under the payment's key, so that what makes that old makes this old. */
export const upiRequest = (ref: BookingRef) =>
  queryOptions({
    queryKey: [...liveKey.payment(ref.bookingId), 'upi'],
    queryFn: reading(getUpiRequest, ref),
  });
