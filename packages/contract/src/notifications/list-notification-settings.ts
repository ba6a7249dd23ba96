import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { flag, listOf, words } from '../wire/values.ts';

const setting = z.object({
  /** As in the list of notifications; of a serviceman also `offer-sms`, which `rings` by SMS and not in the app. */
  kind: words,
  /** A push and a toast; the list has the notification either way. */
  rings: flag,
  canBeSilent: flag,
});

/** The notification kinds of the caller's role. */
export const listNotificationSettings = defineCall({
  name: 'list-notification-settings',
  path: 'users/notifications',
  programType: 'getNotificationSettings',
  who: ['serviceman', 'customer'],
  writes: false,
  fields: {},
  input: z.object({}),
  output: listOf(setting),
  refusals: [],
});
