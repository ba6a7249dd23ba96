import type { Notification } from '@karigar/contract/notifications/list-notifications';

const KEY = 'lastNotificationId';

export type Listed = Pick<Notification, 'id' | 'message' | 'isSilent' | 'kind' | 'bookingId'>;

/** The newest notification this phone has seen. */
export const createLastNotification = (storage: Storage) => ({
  /**
   * Returns the text to announce: the newest notification, once. Without a stored id it counts as new. What the open
   * screen shows already is not announced.
   */
  announce: (
    all: readonly Listed[],
    isOnScreen: (listed: Listed) => boolean = () => false,
  ): string | null => {
    const [newest] = all.toSorted((one, other) => other.id - one.id);
    if (newest === undefined || storage.getItem(KEY) === String(newest.id)) return null;
    storage.setItem(KEY, String(newest.id));
    return newest.isSilent || isOnScreen(newest) ? null : newest.message;
  },
});
