import { msg } from '@karigar/domain/msg';
import { business, type Refusal } from './refusal.ts';

export const workRecordRefusals = {
  'work-record.name-missing': business(
    msg`Write your name in your profile first: the record is about you.`,
  ),
  'work-record.too-many': business(
    msg`You have five valid work records. Revoke one that nobody needs any more.`,
  ),
  'work-record.not-found': business(msg`This work record does not exist any more.`),
} as const satisfies Record<string, Refusal>;
