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

/** What the caller gets for a help request: its number and its deadlines. */
export const openedTicket = z.object({
  /** Such as 'T-1042'. */
  ticketNo: words,
  acknowledgeBy: maybeInstant,
  resolveBy: maybeInstant,
});
