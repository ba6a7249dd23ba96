import type { Notification } from '@karigar/contract/notifications/list-notifications';

const KEY = 'lastNotificationId';

type Listed = Pick<Notification, 'id' | 'message' | 'isSilent' | 'kind' | 'bookingId'>;

/** The newest notification this phone has seen. */
export const createLastNotification = (storage: Storage) => ({
  /**
   * Returns the text to announce: the newest notification, once. Without a stored id it counts as new. A message of
   * the open chat is on the screen already.
   */
  announce: (all: readonly Listed[], openChat: number | null = null): string | null => {
    const [newest] = all.toSorted((one, other) => other.id - one.id);
    if (newest === undefined || storage.getItem(KEY) === String(newest.id)) return null;
    storage.setItem(KEY, String(newest.id));
    const isOpen = newest.kind === 'chat-message' && newest.bookingId === openChat;
    return newest.isSilent || (isOpen && openChat !== null) ? null : newest.message;
  },
});
