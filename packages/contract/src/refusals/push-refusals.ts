import { msg } from '@karigar/domain/msg';
import { business, type Refusal } from './refusal.ts';

export const pushRefusals = {
  'push.off': business(msg`Alerts are switched off for everyone right now.`),
  'push.endpoint-refused': business(msg`This browser cannot receive alerts. Please use Chrome.`),
  'push.not-subscribed': business(msg`Alerts are off on this phone. Turn them on first.`),
  'push.tested-just-now': business(msg`A test alert was sent just now. Please wait a few seconds.`),
} as const satisfies Record<string, Refusal>;
