import { listNotificationSettings } from '@karigar/contract/notifications/list-notification-settings';
import { notificationSettings } from '@karigar/domain/notifications/notification-kinds';
import { accepted } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { defineHandler } from '#wire/define-handler';
import { listSilenced } from '../setting-store.ts';

export const listNotificationSettingsHandler = defineHandler(
  listNotificationSettings,
  async (_input, { tx, who }) =>
    accepted([...notificationSettings(who.role, await listSilenced(tx, accountOf(who)))]),
);
