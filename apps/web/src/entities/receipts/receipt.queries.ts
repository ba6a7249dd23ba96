import { getReceipt } from '@karigar/contract/receipts/get-receipt';
import { queryOptions } from '@tanstack/react-query';
import type { BookingRef } from '#platform/navigation/booking-ref';
import { reading } from '#platform/cache/read';

export const receiptOf = (ref: BookingRef) =>
  queryOptions({
    queryKey: ['receipt', ref.bookingId],
    queryFn: reading(getReceipt, ref),
  });
