import { CHAT_MARKS, type ChatMark } from '@karigar/domain/chat/chat-mark';
import type { Instant } from '@karigar/domain/dates/instant';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { bookingRef, bookingRefFields } from '../wire/fields.ts';
import {
  isPictureElsewhere,
  listOf,
  maybeInstant,
  maybeWholeNumber,
  maybeWords,
  words,
} from '../wire/values.ts';

export type ChatMessage = {
  /** Our messages have an id and a time; another server's may not. */
  readonly id: number | null;
  readonly text: string;
  readonly picture: string | null;
  /** Its picture is on another server, which the app does not load from. */
  readonly isPictureElsewhere?: true;
  readonly mine: boolean;
  readonly sentAt: Instant | null;
  /** How far the caller's own message has come; null for the other side's, or if the server does not send it. */
  readonly mark: ChatMark | null;
};

const SELF = 's';
const OTHER = 'r';

const message = z.codec(
  z.object({
    id: maybeWholeNumber,
    chat: words,
    type: z.nullish(z.string()),
    created_at: maybeInstant,
    file: maybeWords,
    mark: z.nullish(z.string()),
  }),
  z.custom<ChatMessage>(),
  {
    decode: (wire) => ({
      id: wire.id,
      text: wire.chat,
      mine: wire.type === SELF,
      sentAt: wire.created_at,
      picture: isPictureElsewhere(wire.file) ? null : wire.file,
      ...(isPictureElsewhere(wire.file) && { isPictureElsewhere: true as const }),
      mark: CHAT_MARKS.find((mark) => mark === wire.mark) ?? null,
    }),
    encode: ({ id, text, mine, sentAt, picture, mark }) => ({
      id,
      chat: text,
      type: mine ? SELF : OTHER,
      created_at: sentAt,
      file: picture,
      mark,
    }),
  },
);

export const listChat = defineCall({
  name: 'list-chat',
  path: 'orders/chat',
  programType: 'getConversionsOfChat',
  spec: 19,
  who: ['serviceman', 'customer'],
  writes: false,
  fields: bookingRefFields,
  input: z.object(bookingRef),
  output: listOf(message),
  refusals: ['booking.not-found'],
});
