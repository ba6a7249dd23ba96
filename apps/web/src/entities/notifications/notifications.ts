import { listNotifications } from '@karigar/contract/notifications/list-notifications';
import { queryOptions } from '@tanstack/react-query';
import { liveKey } from '#platform/cache/live-keys';
import { PERSISTED } from '#platform/cache/persist-queries';
import { pollEvery } from '@karigar/client/cache/poll-every';
import { POLL_MS } from '#platform/cache/poll-intervals';
import { reading } from '#platform/cache/read';

export const notifications = queryOptions({
  queryKey: liveKey.notifications,
  queryFn: reading(listNotifications, {}),
  ...PERSISTED,
  refetchInterval: pollEvery(POLL_MS.notifications),
});
