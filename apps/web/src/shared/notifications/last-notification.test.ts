import { describe, expect, it } from 'vitest';
import { memoryStorage } from '#platform/device/memory-storage';
import { createLastNotification } from '#entities/notifications/last-notification';

const told = (id: number, isSilent = false) => ({ id, message: `Notification ${id}`, isSilent });

describe('the last notification', () => {
  it('[NOTI-03] [STORE-01] is said once, when its id differs from lastNotificationId', () => {
    const storage = memoryStorage({ lastNotificationId: '6' });
    const last = createLastNotification(storage);
    expect(last.hear([told(7), told(6)])).toBe('Notification 7');
    expect(storage.getItem('lastNotificationId')).toBe('7');
    expect(last.hear([told(7), told(6)])).toBeNull();
  });

  it('[NOTI-03] is said where nothing is stored, and in whatever order the list comes', () => {
    const last = createLastNotification(memoryStorage());
    expect(last.hear([])).toBeNull();
    expect(last.hear([told(3), told(9), told(4)])).toBe('Notification 9');
  });

  it('is taken note of in silence where he wants it so', () => {
    const storage = memoryStorage();
    expect(createLastNotification(storage).hear([told(7, true)])).toBeNull();
    expect(storage.getItem('lastNotificationId')).toBe('7');
  });
});
