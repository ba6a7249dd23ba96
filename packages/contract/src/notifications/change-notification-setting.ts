import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { choiceField, textField } from '../wire/fields.ts';
import { nothing } from '../wire/values.ts';

/** Silences one kind of notification, or turns it on again; `offer-sms` is whether offers may go by SMS. */
export const changeNotificationSetting = defineCall({
  name: 'change-notification-setting',
  path: 'users/notifications',
  programType: 'changeNotificationSetting',
  who: ['serviceman', 'customer'],
  writes: true,
  replay: 'reply',
  fields: { kind: 'kind', rings: 'rings' },
  input: z.object({ kind: textField(40), rings: choiceField({ yes: '1', no: '0' }) }),
  output: nothing,
  refusals: ['notification.always-rings'],
  done: msg`Saved.`,
});
