import { msg } from '@karigar/domain/msg';
import { REFUSAL_DETAILS } from './refusal-details.ts';
import { business, type Refusal } from './refusal.ts';

/** Of the operators' queue. */
export const waitingRefusals = {
  'waiting.gone': business(msg`This does not wait any more.`),
  'waiting.taken': {
    ...business(msg`Somebody else has this now.`),
    details: REFUSAL_DETAILS['waiting.taken'],
  },
  'waiting.undo-over': business(msg`This can no longer be taken back.`),
  'waiting.page-unknown': business(msg`This page does not exist. Start again from the first.`),
} as const satisfies Record<string, Refusal>;
