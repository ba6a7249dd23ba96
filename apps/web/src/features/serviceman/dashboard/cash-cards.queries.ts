import type { Booking } from '@karigar/contract/bookings/booking';
import { cashToCollect } from '@karigar/domain/payments/cash-to-collect';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ActionName } from '#platform/action-queue/action';
import { useEntries } from '#platform/action-queue/action-queue';
import { useToday } from '@karigar/client/i18n/use-today';
import { useIsIdle } from '#platform/idle/use-is-idle';
import { liveBookings } from '#entities/bookings/live-bookings';
import { bookingPagesOf } from '#entities/bookings/paged-bookings';
import { useLiveBookings } from './dashboard.queries.ts';

const history = bookingPagesOf('history');
/** An action on this phone and a booking that leaves the live list make it old at once. */
const FRESH_MS = 5 * 60_000;
const NONE: readonly Booking[] = [];

/** Reads the history again when a booking has left the server's live list: an action that waits changes no history. */
const useReadWhenOneLeft = (): void => {
  const client = useQueryClient();
  const live = useQuery(liveBookings).data ?? NONE;
  const before = useRef<readonly Booking[]>(NONE);
  useEffect(() => {
    const hasLeft = before.current.some(({ id }) => !live.some((booking) => booking.id === id));
    before.current = live;
    // After an own action it is being read already.
    if (hasLeft) void client.invalidateQueries(history, { cancelRefetch: false });
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
  useReadWhenOneLeft();
  const entries = useEntries().filter(({ state }) => state.kind !== 'refused');
  const bookingsWith = (name: ActionName): ReadonlySet<number> =>
    new Set(entries.filter(({ call }) => call === name).map(({ bookingId }) => bookingId));
  const past = data?.pages[0] ?? NONE;
  const both = [...live, ...past.filter(({ id }) => !live.some((booking) => booking.id === id))];
  return cashToCollect(both, {
    today,
    codeSaved: bookingsWith('verify-completion-otp'),
    cashNoted: bookingsWith('add-payment'),
  });
};
