import { reportError } from '#platform/errors/report-error';
import { notifications } from './notifications.ts';
import { queryClient } from '#platform/cache/query-client';
import { createNewcomers } from '#platform/push/newcomers';
import { showLocally } from '#platform/push/show-locally';

/** Whoever reads the notifications, a new one is also shown as the phone's own. Until what it returns is called. */
export const watchForLocalAlerts = (): (() => void) => {
  const newcomers = createNewcomers();
  const [key] = notifications.queryKey;
  return queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== key) return;
    const listed = queryClient.getQueryData(notifications.queryKey);
    if (listed === undefined) return;
    for (const told of newcomers(listed)) if (!told.isSilent) showLocally(told).catch(reportError);
  });
};
