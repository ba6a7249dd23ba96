import { HISTORY_PARTS, RECORD_DESKS, SIDES } from '@karigar/domain/console/record';
import { CHANNELS } from '@karigar/domain/notifications/message-plan';
import { FAILURES, MESSAGE_STATES, TRY_STATES } from '@karigar/domain/notifications/next-move';
import { ACTORS } from '@karigar/domain/roles';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { wordField } from '../wire/console-fields.ts';
import { bookingRef, bookingRefFields, textField } from '../wire/fields.ts';
import {
  amount,
  instant,
  listOf,
  maybeAmount,
  maybeInstant,
  maybeWords,
  words,
} from '../wire/values.ts';

/** What became of a message outside the app. */
const fate = z.object({
  state: z.enum(MESSAGE_STATES),
  why: z.nullable(z.enum(FAILURES)),
  /** When its notification was read in the app. */
  readAt: maybeInstant,
  tries: listOf(
    z.object({
      channel: z.enum(CHANNELS),
      state: z.enum(TRY_STATES),
      /** Empty until one has it. */
      provider: words,
      cost: amount,
      at: instant,
      changedAt: instant,
    }),
  ),
});

const event = z.object({
  /** Unique within the booking. */
  id: z.string(),
  at: instant,
  part: z.enum(HISTORY_PARTS),
  /** What happened; a screen has the text. */
  text: z.string(),
  actor: z.enum(ACTORS),
  /** The name of who did it; an id for who audits, empty for the server. */
  by: words,
  /** To whom it was sent. */
  to: z.nullable(z.enum(SIDES)),
  /** What an operator wrote, or a reason without numbers and addresses. */
  words: maybeWords,
  amount: maybeAmount,
  /** The rule that refused it. */
  refusal: maybeWords,
  /** When it reached the server, where a phone had no network before. */
  sentAt: maybeInstant,
  /** Who got the booking, or whom a notification went to; an id for who audits. */
  whom: z.optional(words),
  /** From whom the booking was taken. */
  former: z.optional(words),
  /** The second person, where one operator asked and another agreed. */
  agreedBy: z.optional(words),
  movedFrom: z.optional(maybeInstant),
  movedTo: z.optional(maybeInstant),
  /** Of a message that goes outside the app too. */
  fate: z.optional(fate),
  /** What the customer said to an add-on; of a start, whether the start code was given. */
  answer: z.optional(maybeWords),
});

/**
 * What happened to a booking, the newest first, 50 to a page: work, money, messages, notes and operators' acts. What a
 * serviceman refused or let pass is not in it, and of messages between people only that they were sent.
 */
export const listHistory = defineCall({
  name: 'list-history',
  path: 'console/bookings',
  programType: 'getHistory',
  who: ['operator'],
  desks: RECORD_DESKS,
  writes: false,
  fields: { ...bookingRefFields, part: 'part', after: 'after' },
  input: z.object({
    ...bookingRef,
    part: z.optional(wordField(HISTORY_PARTS)),
    /** `next` of the page before. */
    after: z.optional(textField(80)),
  }),
  output: z.object({ events: listOf(event), next: maybeWords }),
  refusals: ['booking.not-found', 'record.page-unknown'],
});
