import { listNotifications } from '@karigar/contract/notifications/list-notifications';
import { queryOptions } from '@tanstack/react-query';
import { pollEvery } from './poll-every.ts';
import { POLL_MS } from './poll-intervals.ts';
import { reading } from './read.ts';

export const notifications = queryOptions({
  queryKey: ['notifications'],
  queryFn: reading(listNotifications, {}),
  refetchInterval: pollEvery(POLL_MS.notifications),
});
