import { NOW } from '@karigar/client/testing/page';
import type { listCountersigns } from '@karigar/contract/countersigns/list-countersigns';
import type { OutputOf } from '@karigar/contract/define-call';

export type Countersign = OutputOf<typeof listCountersigns>[number];

const HOUR_MS = 3_600_000;

/** A request to close a booking without its code, or another one. */
export const aRequest = (of: Partial<Countersign>): Countersign => ({
  id: 1042,
  no: 'W-1042',
  call: 'ask-override',
  bookingId: 9,
  bookingNo: 'KRG-48213',
  about: null,
  owner: '',
  askedBy: 'Anil Kale',
  reason: 'The phone of the customer is broken.',
  askedAt: NOW - HOUR_MS,
  expiresAt: NOW + 23 * HOUR_MS,
  isOwn: false,
  answeredBy: '',
  outcome: null,
  answeredAt: null,
  words: null,
  ...of,
});
