import { getReceipt } from '@karigar/contract/receipts/get-receipt';
import { queryOptions } from '@tanstack/react-query';
import type { BookingRef } from '../bookings/booking-ref.ts';
import { reading } from '../queries/read.ts';

export const receiptOf = (ref: BookingRef) =>
  queryOptions({
    queryKey: ['receipt', ref.bookingId],
    queryFn: reading(getReceipt, ref),
  });
