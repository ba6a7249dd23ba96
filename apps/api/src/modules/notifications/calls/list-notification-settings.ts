import { listNotificationSettings } from '@karigar/contract/notifications/list-notification-settings';
import { notificationSettings } from '@karigar/domain/notifications/notification-kinds';
import { accepted } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { answer } from '#wire/define-handler';
import { listSilenced } from '../setting-store.ts';

export const listNotificationSettingsAnswer = answer(
  listNotificationSettings,
  async (_input, { tx, who }) =>
    accepted([...notificationSettings(who.role, await listSilenced(tx, accountOf(who)))]),
);
