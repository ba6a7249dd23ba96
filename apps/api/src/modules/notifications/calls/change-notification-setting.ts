import { changeNotificationSetting } from '@karigar/contract/notifications/change-notification-setting';
import { canBeSilent, OFFER_SMS } from '@karigar/domain/notifications/notification-kinds';
import { accepted, refused } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { defineHandler } from '#wire/define-handler';
import { saveOfferSms, saveSetting } from '../setting-store.ts';

export const changeNotificationSettingHandler = defineHandler(
  changeNotificationSetting,
  async ({ kind, rings }, { tx, who, now }) => {
    if (kind === OFFER_SMS && who.role === 'serviceman') {
      await saveOfferSms(tx, accountOf(who), { takes: rings === 'yes', now: new Date(now) });
      return accepted(null);
    }
    if (!canBeSilent(who.role, kind)) return refused('notification.always-rings');
    await saveSetting(tx, accountOf(who), { kind, rings: rings === 'yes' });
    return accepted(null);
  },
);
