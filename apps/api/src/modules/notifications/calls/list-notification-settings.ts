import { listNotificationSettings } from '@karigar/contract/notifications/list-notification-settings';
import { notificationSettings } from '@karigar/domain/notifications/notification-kinds';
import { accepted } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { defineHandler } from '#wire/define-handler';
import { listSilenced, takesOfferSms } from '../setting-store.ts';

export const listNotificationSettingsHandler = defineHandler(
  listNotificationSettings,
  async (_input, { tx, who }) => {
    const me = accountOf(who);
    const chosen = {
      silenced: await listSilenced(tx, me),
      takesOfferSms: await takesOfferSms(tx, me),
    };
    return accepted([...notificationSettings(who.role, chosen)]);
  },
);
