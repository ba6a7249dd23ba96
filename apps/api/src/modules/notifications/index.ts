import { changeNotificationSettingAnswer } from './calls/change-notification-setting.ts';
import { listNotificationSettingsAnswer } from './calls/list-notification-settings.ts';
import { listNotificationsAnswer } from './calls/list-notifications.ts';
import { markNotificationsReadAnswer } from './calls/mark-notifications-read.ts';

export { notificationText } from './notification-texts.ts';

export const notificationAnswers = [
  listNotificationsAnswer,
  markNotificationsReadAnswer,
  listNotificationSettingsAnswer,
  changeNotificationSettingAnswer,
];
