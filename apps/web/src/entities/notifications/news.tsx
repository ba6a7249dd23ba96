import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { local } from '#platform/device/storage';
import { notifications } from './notifications.ts';
import { toasts } from '#platform/toast/toasts';
import { showBadge } from './app-badge.ts';
import { createLastNotification } from './last-notification.ts';

const last = createLastNotification(local);

/** Beside every screen of one who is in: what is new is said, and what is unread stands on the app's icon. */
export const News = (): null => {
  const { data: all } = useQuery(notifications);
  useEffect(() => {
    if (all === undefined) return;
    const words = last.hear(all);
    if (words !== null) toasts.news(words);
    showBadge(all.filter(({ unread }) => unread).length);
  }, [all]);
  useEffect(() => () => showBadge(0), []);
  return null;
};
