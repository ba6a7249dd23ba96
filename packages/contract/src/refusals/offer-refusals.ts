import { msg } from '@karigar/domain/msg';
import { business, type Refusal } from './refusal.ts';

export const dispatchRefusals = {
  'offer.not-free': business(msg`You have other work at that time.`),
  'offer.cash-over-limit': business(
    msg`You have more company cash than the limit. Deposit it first: until the deposit is confirmed you get only jobs that are paid already.`,
  ),
  'give-back.reason-missing': business(msg`Please write in a few words why you cannot come.`),
  'duty.area-missing': business(msg`Choose where you work first.`),
  'duty.area-not-found': business(msg`This area is not served.`),
  'duty.hours-overlap': business(msg`Hours of one day must not overlap.`),
  'duty.days-not-ahead': business(msg`Choose days from today on, within three months.`),
} as const satisfies Record<string, Refusal>;
