import { msg } from '@karigar/domain/msg';
import { business, type Refusal } from './refusal.ts';

export const safetyRefusals = {
  'alarm.no-visit': business(msg`No visit is on. In danger call 112.`),
  'alarm.not-found': business(msg`This alarm is over already.`),
} as const satisfies Record<string, Refusal>;
