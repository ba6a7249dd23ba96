import { describe, expect, it } from 'vitest';
import { memoryStorage } from '@karigar/client/device/memory-storage';
import { createLastNotification } from './last-notification.ts';

const listed = (id: number, isSilent = false) => ({
  id,
  message: `Notification ${id}`,
  isSilent,
  kind: 'chat-message',
  bookingId: 42,
});

describe('the last notification', () => {
  it('[NOTI-03] [STORE-01] announces the last notification once, when its id differs from lastNotificationId', () => {
    const storage = memoryStorage({ lastNotificationId: '6' });
    const last = createLastNotification(storage);
    expect(last.announce([listed(7), listed(6)])).toBe('Notification 7');
    expect(storage.getItem('lastNotificationId')).toBe('7');
    expect(last.announce([listed(7), listed(6)])).toBeNull();
  });

  it('[NOTI-03] announces the last notification when nothing is stored, in any order of the list', () => {
    const last = createLastNotification(memoryStorage());
    expect(last.announce([])).toBeNull();
    expect(last.announce([listed(3), listed(9), listed(4)])).toBe('Notification 9');
  });

  it('stores the last notification without announcing it when its kind is silenced', () => {
    const storage = memoryStorage();
    expect(createLastNotification(storage).announce([listed(7, true)])).toBeNull();
    expect(storage.getItem('lastNotificationId')).toBe('7');
  });

  it('stores what is on the screen without announcing it, and announces the rest', () => {
    const storage = memoryStorage();
    const last = createLastNotification(storage);
    expect(last.announce([listed(7)], () => true)).toBeNull();
    expect(storage.getItem('lastNotificationId')).toBe('7');
    expect(last.announce([listed(8)], () => false)).toBe('Notification 8');
  });
});
