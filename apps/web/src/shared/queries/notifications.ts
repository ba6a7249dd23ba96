import { listNotifications } from '@karigar/contract/notifications/list-notifications';
import { queryOptions } from '@tanstack/react-query';
import { liveKey } from '../live/live-keys.ts';
import { KEPT } from './kept-reads.ts';
import { pollEvery } from './poll-every.ts';
import { POLL_MS } from './poll-intervals.ts';
import { reading } from './read.ts';

export const notifications = queryOptions({
  queryKey: liveKey.notifications,
  queryFn: reading(listNotifications, {}),
  ...KEPT,
  refetchInterval: pollEvery(POLL_MS.notifications),
});
