import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { flag, listOf, words } from '../wire/values.ts';

const setting = z.object({
  /** As in the list of notifications. */
  kind: words,
  /** A message on the phone and a toast; the list has it either way. */
  rings: flag,
  canBeSilent: flag,
});

/** What the caller is called for in his role. */
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
