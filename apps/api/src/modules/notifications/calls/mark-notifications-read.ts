import { markNotificationsRead } from '@karigar/contract/notifications/mark-notifications-read';
import { accepted } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { defineHandler } from '#wire/define-handler';
import { markRead } from '../notification-store.ts';

export const markNotificationsReadHandler = defineHandler(
  markNotificationsRead,
  async (_input, { tx, who, now }) => {
    await markRead(tx, accountOf(who), new Date(now));
    return accepted(null);
  },
);
