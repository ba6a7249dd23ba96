import type { Booking } from '@karigar/contract/bookings/booking';
import { verifyCompletionOtp } from '@karigar/contract/bookings/verify-completion-otp';
import { addPayment } from '@karigar/contract/payments/add-payment';
import { cashToCollect } from '@karigar/domain/payments/cash-to-collect';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useEntries } from '#platform/action-queue/action-queue';
import { useToday } from '@karigar/client/i18n/use-today';
import { useIsIdle } from '#platform/idle/use-is-idle';
import { bookingPagesOf } from '#entities/bookings/paged-bookings';
import { useLiveBookings } from './dashboard.queries.ts';

const history = bookingPagesOf('history');
/** An action on this phone invalidates it at once. */
const FRESH_MS = 5 * 60_000;
const NONE: readonly Booking[] = [];

/** Reads the history again when a booking leaves the live list. */
const useReadWhenOneLeft = (live: readonly Booking[]): void => {
  const client = useQueryClient();
  const before = useRef<readonly Booking[]>(NONE);
  useEffect(() => {
    const hasLeft = before.current.some(({ id }) => !live.some((booking) => booking.id === id));
    before.current = live;
    if (hasLeft) void client.invalidateQueries({ queryKey: history.queryKey });
  }, [client, live]);
};

/** Bookings whose cash is due, from both lists and the action queue. */
export const useCashToCollect = (): readonly Booking[] => {
  const live = useLiveBookings().bookings ?? NONE;
  const isIdle = useIsIdle();
  const today = useToday();
  const { data } = useInfiniteQuery({
    ...history,
    enabled: isIdle,
    staleTime: FRESH_MS,
    refetchOnWindowFocus: false,
  });
  useReadWhenOneLeft(live);
  const entries = useEntries().filter(({ state }) => state.kind !== 'refused');
  const bookingsWith = (name: string): ReadonlySet<number> =>
    new Set(entries.filter(({ call }) => call === name).map(({ bookingId }) => bookingId));
  const past = data?.pages[0] ?? NONE;
  const both = [...live, ...past.filter(({ id }) => !live.some((booking) => booking.id === id))];
  return cashToCollect(both, {
    today,
    codeSaved: bookingsWith(verifyCompletionOtp.name),
    cashNoted: bookingsWith(addPayment.name),
  });
};
