import { BOOKING_STATES } from '@karigar/domain/bookings/booking';
import { WAITING_KINDS } from '@karigar/domain/console/due-by';
import * as z from 'zod/mini';
import { maybeInstant, maybeWholeNumber, wholeNumber, words } from '../wire/values.ts';

/** A booking on the operators' board, in few bytes: a board has hundreds. */
export const card = z.object({
  id: wholeNumber,
  orderId: wholeNumber,
  no: words,
  version: wholeNumber,
  state: z.enum(BOOKING_STATES),
  at: maybeInstant,
  minutes: wholeNumber,
  service: words,
  area: words,
  /** Null while nobody is assigned. */
  to: maybeWholeNumber,
  /** Why it waits for a person; null when it does not. */
  waits: z.nullable(z.enum(WAITING_KINDS)),
  /** By when somebody must have acted, or until when servicemen are asked. */
  dueAt: maybeInstant,
});
