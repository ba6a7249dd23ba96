import { msg } from '@karigar/domain/msg';
import { business, type Refusal } from './refusal.ts';

export const vaultRefusals = {
  'reveal.reason-missing': business(msg`Give a reason for seeing this number.`),
  'reveal.nothing-kept': business(msg`No such number is kept.`),
  'reveal.too-many': business(msg`You have opened many numbers in the last hour. Please wait.`),
} as const satisfies Record<string, Refusal>;
