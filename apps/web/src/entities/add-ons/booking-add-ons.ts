import { listBookingAddOns } from '@karigar/contract/add-ons/list-booking-add-ons';
import { queryOptions } from '@tanstack/react-query';
import type { BookingRef } from '#platform/navigation/booking-ref';
import { liveKey } from '#platform/cache/live-keys';
import { PERSISTED_SEPARATELY } from '#platform/cache/persist-separately';
import { pollEvery } from '#platform/cache/poll-every';
import { POLL_MS } from '#platform/cache/poll-intervals';
import { reading } from '#platform/cache/read';

/** The add-ons proposed on a booking, and the customer's approvals. */
export const bookingAddOns = (ref: BookingRef) =>
  queryOptions({
    queryKey: liveKey.addOns(ref.bookingId),
    queryFn: reading(listBookingAddOns, ref),
    ...PERSISTED_SEPARATELY,
    refetchInterval: pollEvery(POLL_MS.bookingAddOns),
  });
