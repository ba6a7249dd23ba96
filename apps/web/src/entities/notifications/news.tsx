import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useLocation } from '@karigar/client/navigation/router.tsx';
import { local } from '@karigar/client/device/storage';
import { bookingRefIn, bookingRefOf } from '#platform/navigation/booking-ref';
import { pathTo } from '#platform/navigation/paths';
import { notifications } from './notifications.ts';
import { useSession } from '#platform/session/session';
import { toasts } from '@karigar/client/toast/toasts';
import { showBadge } from './app-badge.ts';
import { createLastNotification, type Listed } from './last-notification.ts';

const last = createLastNotification(local);

/** Whether the open screen shows it already: a message in its chat, news of a booking to its customer. */
const useIsOnScreen = (): ((listed: Listed) => boolean) => {
  const { pathname, state, search } = useLocation();
  const role = useSession()?.role;
  const isChat = pathname === pathTo('chat');
  const chatOf = isChat ? (bookingRefOf(state) ?? bookingRefIn(search))?.bookingId : undefined;
  return useCallback(
    ({ kind, bookingId }) => {
      if (bookingId === null) return false;
      if (kind === 'chat-message') return bookingId === chatOf;
      return role === 'customer' && pathname === pathTo('bookingDetail', { id: bookingId });
    },
    [chatOf, pathname, role],
  );
};

/**
 * Beside every screen of a signed-in person: announces new notifications, and shows the unread count on the app's
 * icon.
 */
export const News = (): null => {
  const { data: all } = useQuery(notifications);
  const isOnScreen = useIsOnScreen();
  useEffect(() => {
    if (all === undefined) return;
    const words = last.announce(all, isOnScreen);
    if (words !== null) toasts.news(words);
    showBadge(all.filter(({ unread }) => unread).length);
  }, [all, isOnScreen]);
  useEffect(() => () => showBadge(0), []);
  return null;
};
