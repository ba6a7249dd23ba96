import { markNotificationsRead } from '@karigar/contract/notifications/mark-notifications-read';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { reportError } from '@karigar/client/errors/report-error';
import { notifications } from '#entities/notifications/notifications';
import { toasts } from '@karigar/client/toast/toasts';
import { useWrite } from '#platform/write/use-write';

/** Marks all as read. On failure nothing changes, with a quiet toast. */
export const useMarkRead = () => {
  const queries = useQueryClient();
  const [hasFailed, setFailed] = useState(false);
  const showRead = async (): Promise<void> => {
    // A read that started earlier must not restore the unread marks.
    await queries.cancelQueries(notifications);
    queries.setQueryData(notifications.queryKey, (all) =>
      all?.map((one) => ({ ...one, unread: false })),
    );
  };
  const { run, isBusy } = useWrite(markNotificationsRead, {
    done: ({ message }) => {
      setFailed(false);
      toasts.good(message);
      showRead().catch(reportError);
    },
    failure: () => setFailed(true),
  });
  return { isBusy, run: (): void => run({}), hasFailed };
};
