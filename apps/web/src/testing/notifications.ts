import type { Notification } from '@karigar/contract/notifications/list-notifications';

/** An unread notification of half past nine. */
export const aNotification = (id: number, changed: Partial<Notification> = {}): Notification => ({
  id,
  message: 'Booking KRG-48213 is assigned to you.',
  sender: null,
  at: Date.UTC(2026, 10, 15, 4, 0),
  unread: true,
  image: null,
  kind: 'booking-assigned',
  bookingId: 42,
  orderId: 9001,
  isSilent: false,
  changeToken: null,
  ...changed,
});
