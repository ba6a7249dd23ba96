import type { Instant } from '@karigar/domain/dates/instant';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import {
  flag,
  listOf,
  maybeInstant,
  maybePicture,
  maybeWholeNumber,
  maybeWords,
  wholeNumber,
  words,
} from '../wire/values.ts';

export type Notification = {
  readonly id: number;
  readonly message: string;
  readonly sender: string | null;
  readonly at: Instant | null;
  readonly unread: boolean;
  readonly image: string | null;
  /** The notification kind; empty if the server does not send it. */
  readonly kind: string;
  readonly bookingId: number | null;
  /** The booking's order; null if the server does not send it. */
  readonly orderId: number | null;
  /** The user has silenced this kind. */
  readonly isSilent: boolean;
  /** Of the link "This was not me"; null for a notification without one. */
  readonly changeToken: string | null;
};

const notification = z.codec(
  z.object({
    id: wholeNumber,
    message: words,
    dataFrom: maybeWords,
    created_at: maybeInstant,
    isSent: flag,
    file: maybePicture,
    kind: words,
    bookingId: maybeWholeNumber,
    mainId: maybeWholeNumber,
    isSilent: flag,
    changeToken: maybeWords,
  }),
  z.custom<Notification>(),
  {
    decode: (wire) => ({
      id: wire.id,
      message: wire.message,
      sender: wire.dataFrom,
      at: wire.created_at,
      unread: wire.isSent,
      image: wire.file,
      kind: wire.kind,
      bookingId: wire.bookingId,
      orderId: wire.mainId,
      isSilent: wire.isSilent,
      changeToken: wire.changeToken,
    }),
    encode: ({ id, message, sender, at, unread, image, orderId, ...rest }) => ({
      id,
      message,
      dataFrom: sender,
      created_at: at,
      isSent: unread,
      file: image,
      mainId: orderId,
      ...rest,
    }),
  },
);

export const listNotifications = defineCall({
  name: 'list-notifications',
  path: 'orders/orders',
  programType: 'notifications',
  spec: 6,
  who: ['serviceman', 'customer'],
  writes: false,
  fields: {},
  input: z.object({}),
  output: listOf(notification),
  refusals: [],
});
