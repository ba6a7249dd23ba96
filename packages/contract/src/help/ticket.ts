import * as z from 'zod/mini';
import { choiceField } from '../wire/fields.ts';
import { maybeInstant, words } from '../wire/values.ts';

export const categoryField = choiceField({
  booking: 'booking',
  payment: 'payment',
  person: 'person',
  privacy: 'privacy',
  app: 'app',
  other: 'other',
});

/** What a person holds in his hand when he has asked: the number, and by when he is answered. */
export const ticketSlip = z.object({
  /** Such as 'T-1042'. */
  ticketNo: words,
  acknowledgeBy: maybeInstant,
  resolveBy: maybeInstant,
});
