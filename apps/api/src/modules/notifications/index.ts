import { listNotificationsAnswer } from './calls/list-notifications.ts';
import { markNotificationsReadAnswer } from './calls/mark-notifications-read.ts';

export const notificationAnswers = [listNotificationsAnswer, markNotificationsReadAnswer];
