import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { local } from '#platform/device/storage';
import { notifications } from './notifications.ts';
import { toasts } from '#platform/toast/toasts';
import { showBadge } from './app-badge.ts';
import { createLastNotification } from './last-notification.ts';

const last = createLastNotification(local);

/**
 * Beside every screen of a signed-in person: announces new notifications, and shows the unread count on the app's
 * icon.
 */
export const News = (): null => {
  const { data: all } = useQuery(notifications);
  useEffect(() => {
    if (all === undefined) return;
    const words = last.announce(all);
    if (words !== null) toasts.news(words);
    showBadge(all.filter(({ unread }) => unread).length);
  }, [all]);
  useEffect(() => () => showBadge(0), []);
  return null;
};
