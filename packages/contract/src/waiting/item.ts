import { ITEM_KINDS } from '@karigar/domain/console/waiting-items';
import * as z from 'zod/mini';
import { wordField } from '../wire/console-fields.ts';
import { textField } from '../wire/fields.ts';
import {
  flag,
  instant,
  maybeAmount,
  maybeInstant,
  maybeWholeNumber,
  maybeWords,
  words,
} from '../wire/values.ts';

/** One thing that waits for a person of the team, in masked facts. */
export const waitingItem = z.object({
  kind: z.enum(ITEM_KINDS),
  /** Unique within its kind. */
  id: z.string(),
  bookingId: maybeWholeNumber,
  orderId: maybeWholeNumber,
  bookingNo: maybeWords,
  /** Null for what belongs to no city. */
  cityId: maybeWholeNumber,
  /** The service, or a word of its kind: the document's type, the ticket's category, the call that asks. */
  what: words,
  /** A serviceman or operator by name, a customer by first name. */
  name: words,
  area: words,
  /** The time of the visit, or when it began to wait. */
  at: maybeInstant,
  amount: maybeAmount,
  /** What somebody wrote, without numbers and addresses. */
  words: maybeWords,
  dueAt: instant,
  /** The place of the console where it is worked on. */
  opens: z.string(),
  /** Who has it now. */
  takenBy: z.nullable(z.object({ name: z.string(), since: instant, isMine: flag })),
});

/** Names an item; the id as the list gave it. */
export const itemRef = { kind: wordField(ITEM_KINDS), id: textField(40) };
export const itemRefFields = { kind: 'kind', id: 'id' } as const;
