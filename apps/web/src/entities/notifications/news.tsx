import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { local } from '#platform/device/storage';
import { bookingRefIn, bookingRefOf } from '#platform/navigation/booking-ref';
import { pathTo } from '#platform/navigation/paths';
import { notifications } from './notifications.ts';
import { toasts } from '#platform/toast/toasts';
import { showBadge } from './app-badge.ts';
import { createLastNotification } from './last-notification.ts';

const last = createLastNotification(local);

/** The booking whose chat is open; null on any other screen. */
const useOpenChat = (): number | null => {
  const { pathname, state, search } = useLocation();
  if (pathname !== pathTo('chat')) return null;
  return (bookingRefOf(state) ?? bookingRefIn(search))?.bookingId ?? null;
};

/**
 * Beside every screen of a signed-in person: announces new notifications, and shows the unread count on the app's
 * icon.
 */
export const News = (): null => {
  const { data: all } = useQuery(notifications);
  const openChat = useOpenChat();
  useEffect(() => {
    if (all === undefined) return;
    const words = last.announce(all, openChat);
    if (words !== null) toasts.news(words);
    showBadge(all.filter(({ unread }) => unread).length);
  }, [all, openChat]);
  useEffect(() => () => showBadge(0), []);
  return null;
};
