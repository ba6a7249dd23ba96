import { markNotificationsRead } from '@karigar/contract/notifications/mark-notifications-read';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#shared/api/call';
import { notifications } from '#entities/notifications/notifications';
import { toasts } from '#platform/toast/toasts';
import { useAction } from '#platform/api/use-action';

/** All of them at once. When it fails everything stays as it is, with a quiet word. */
export const useMarkRead = () => {
  const queries = useQueryClient();
  const [hasFailed, setFailed] = useState(false);
  const mark = useAction(async () => {
    const marked = await call(markNotificationsRead, {});
    setFailed(marked.kind !== 'ok');
    if (marked.kind !== 'ok') return;
    toasts.good(marked.message);
    // A list that was asked for before must not bring the marks back.
    await queries.cancelQueries(notifications);
    queries.setQueryData(notifications.queryKey, (all) =>
      all?.map((one) => ({ ...one, unread: false })),
    );
  });
  return { ...mark, hasFailed };
};
