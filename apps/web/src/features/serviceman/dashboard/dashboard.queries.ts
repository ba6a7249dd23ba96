import { getDashboard } from '@karigar/contract/dashboard/get-dashboard';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useExpected } from '#entities/bookings/use-expected';
import { PERSISTED_FOR_TODAY } from '#platform/cache/persist-queries';
import { liveBookings } from '#entities/bookings/live-bookings';
import { ownProfile } from '#entities/profile/own-profile';
import { reading } from '#platform/cache/read';
import { useFailureLog } from '@karigar/client/cache/use-failure-log';

const PROFILE_FRESH_MS = 5 * 60_000;

const counts = queryOptions({
  queryKey: ['dashboard'],
  queryFn: reading(getDashboard, {}),
  ...PERSISTED_FOR_TODAY,
});

/** The three counters. Read again whenever the list beside them has changed. */
export const useCounts = () => {
  const client = useQueryClient();
  const { data: bookings } = useQuery(liveBookings);
  const { data, error } = useQuery(counts);
  useFailureLog('Error fetching dashboard details', error);
  useEffect(() => {
    if (bookings !== undefined) void client.invalidateQueries(counts, { cancelRefetch: false });
  }, [client, bookings]);
  return data;
};

/** Empty until known: the greeting works without. */
export const useFirstName = (): string => {
  const { data, error } = useQuery({
    ...ownProfile,
    staleTime: PROFILE_FRESH_MS,
    select: (found) => found.firstName,
  });
  useFailureLog('Error fetching profile details', error);
  return data ?? '';
};

export const useLiveBookings = () => {
  const { data, error, errorUpdateCount } = useQuery(liveBookings);
  useFailureLog('Error fetching bookings', error);
  return { bookings: useExpected(data), error, hasFailed: errorUpdateCount > 0 };
};
