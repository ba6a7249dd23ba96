import { msg } from '@lingui/core/macro';

export const bellMessages = {
  notifications: msg`Notifications`,
  unread: msg`Notifications, {unread} new`,
};
