import { getDashboard } from '@karigar/contract/dashboard/get-dashboard';
import { getProfile } from '@karigar/contract/profile/get-profile';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { liveBookings } from '#shared/queries/live-bookings';
import { reading } from '#shared/queries/read';
import { useFailureLog } from '#shared/queries/use-failure-log';

const PROFILE_FRESH_MS = 5 * 60_000;

const counts = queryOptions({ queryKey: ['dashboard'], queryFn: reading(getDashboard, {}) });

const profile = queryOptions({
  queryKey: ['profile'],
  queryFn: reading(getProfile, {}),
  staleTime: PROFILE_FRESH_MS,
});

/** The three counters. They are read again whenever the list beside them has changed. */
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

/** Empty until it is known: the greeting does without. */
export const useFirstName = (): string => {
  const { data, error } = useQuery({ ...profile, select: (found) => found.firstName });
  useFailureLog('Error fetching profile details', error);
  return data ?? '';
};

export const useLiveBookings = () => {
  const { data, error, errorUpdateCount } = useQuery(liveBookings);
  useFailureLog('Error fetching bookings', error);
  return { bookings: data, error, hasFailed: errorUpdateCount > 0 };
};
