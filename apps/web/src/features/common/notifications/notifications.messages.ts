import { msg } from '@lingui/core/macro';

export const notificationsMessages = {
  title: msg`Notifications`,
  back: msg`Back`,
  markAllRead: msg`Mark all as read`,
  marking: msg`Marking...`,
  notMarked: msg`Could not mark as read. Please try again.`,
  sender: msg`Notification`,
  unread: msg`Unread`,
  yesterday: msg`Yesterday`,
  picture: msg`Picture`,
  empty: msg`Nothing new`,
  emptyHelp: msg`New bookings and messages show up here.`,
  couldNotLoad: msg`Couldn't load notifications.`,
};
