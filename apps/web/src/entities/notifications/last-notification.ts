import type { Notification } from '@karigar/contract/notifications/list-notifications';

const KEY = 'lastNotificationId';

type Listed = Pick<Notification, 'id' | 'message' | 'isSilent'>;

/** The newest one this phone has heard of. */
export const createLastNotification = (storage: Storage) => ({
  /** What to say aloud: the newest, once; nothing kept counts as never heard. */
  hear: (all: readonly Listed[]): string | null => {
    const [newest] = all.toSorted((one, other) => other.id - one.id);
    if (newest === undefined || storage.getItem(KEY) === String(newest.id)) return null;
    storage.setItem(KEY, String(newest.id));
    return newest.isSilent ? null : newest.message;
  },
});
