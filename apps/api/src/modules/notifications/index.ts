import { changeNotificationSettingHandler } from './calls/change-notification-setting.ts';
import { listNotificationSettingsHandler } from './calls/list-notification-settings.ts';
import { listNotificationsHandler } from './calls/list-notifications.ts';
import { markNotificationsReadHandler } from './calls/mark-notifications-read.ts';

export { findWaitingUnreached } from './find-waiting.ts';
export { addDeliveryRoutes } from './report-routes.ts';
export { addWhatsappRoutes } from './whatsapp-routes.ts';
export {
  notificationTemplate,
  notificationText,
  notificationValues,
} from './notification-texts.ts';
export { OVERTAKEN, unreached, unreachedEnds } from './unreached-store.ts';

export const notificationHandlers = [
  listNotificationsHandler,
  markNotificationsReadHandler,
  listNotificationSettingsHandler,
  changeNotificationSettingHandler,
];
