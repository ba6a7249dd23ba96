import type { Notification } from '@karigar/contract/notifications/list-notifications';

const KEY = 'lastNotificationId';

type Listed = Pick<Notification, 'id' | 'message' | 'isSilent'>;

/** The newest notification this phone has seen. */
export const createLastNotification = (storage: Storage) => ({
  /** Returns the text to announce: the newest notification, once. Without a stored id it counts as new. */
  announce: (all: readonly Listed[]): string | null => {
    const [newest] = all.toSorted((one, other) => other.id - one.id);
    if (newest === undefined || storage.getItem(KEY) === String(newest.id)) return null;
    storage.setItem(KEY, String(newest.id));
    return newest.isSilent ? null : newest.message;
  },
});
