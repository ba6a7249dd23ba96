import { changeNotificationSetting } from '@karigar/contract/notifications/change-notification-setting';
import { canBeSilent } from '@karigar/domain/notifications/notification-kinds';
import { accepted, refused } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { defineHandler } from '#wire/define-handler';
import { saveSetting } from '../setting-store.ts';

export const changeNotificationSettingHandler = defineHandler(
  changeNotificationSetting,
  async ({ kind, rings }, { tx, who }) => {
    if (!canBeSilent(who.role, kind)) return refused('notification.always-rings');
    await saveSetting(tx, accountOf(who), { kind, rings: rings === 'yes' });
    return accepted(null);
  },
);
