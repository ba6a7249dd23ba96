import { reportError } from '@karigar/client/errors/report-error';
import { notifications } from './notifications.ts';
import { queryClient } from '#platform/cache/query-client';
import { createNewcomers } from '#platform/push/newcomers';
import { showLocally } from '#platform/push/show-locally';

/** Shows each new notification as a system notification, whichever screen read it. Returns the unsubscribe function. */
export const watchForLocalAlerts = (): (() => void) => {
  const newcomers = createNewcomers();
  const [key] = notifications.queryKey;
  return queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== key) return;
    const listed = queryClient.getQueryData(notifications.queryKey);
    if (listed === undefined) return;
    for (const notification of newcomers(listed))
      if (!notification.isSilent) showLocally(notification).catch(reportError);
  });
};
