import { markNotificationsRead } from '@karigar/contract/notifications/mark-notifications-read';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#platform/api/call';
import { notifications } from '#entities/notifications/notifications';
import { toasts } from '#platform/toast/toasts';
import { useAction } from '#platform/api/use-action';

/** Marks all as read. On failure nothing changes, with a quiet toast. */
export const useMarkRead = () => {
  const queries = useQueryClient();
  const [hasFailed, setFailed] = useState(false);
  const mark = useAction(async () => {
    const marked = await call(markNotificationsRead, {});
    setFailed(marked.kind !== 'ok');
    if (marked.kind !== 'ok') return;
    toasts.good(marked.message);
    // A read that started earlier must not restore the unread marks.
    await queries.cancelQueries(notifications);
    queries.setQueryData(notifications.queryKey, (all) =>
      all?.map((one) => ({ ...one, unread: false })),
    );
  });
  return { ...mark, hasFailed };
};
