import { listChat } from '@karigar/contract/chat/list-chat';
import { chatMark } from '@karigar/domain/chat/chat-mark';
import { MOST_MESSAGES } from '@karigar/domain/chat/most-messages';
import { isFaded } from '@karigar/domain/privacy/customer-view';
import { accepted, refused } from '@karigar/domain/result';
import { defineHandler } from '#wire/define-handler';
import { listMessages } from '../chat-store.ts';
import { readOwnSide } from '../own-side.ts';

export const listChatHandler = defineHandler(listChat, async (input, scope) => {
  const own = await readOwnSide(scope, input);
  if (own === null) return refused('booking.not-found');
  const isCustomer = scope.who.role === 'customer';
  // An empty list replaces the copy on the serviceman's phone.
  if (!isCustomer && isFaded(own.booking.over_at?.getTime() ?? null, scope.now))
    return accepted([]);
  const rows = await listMessages(scope.tx, own.side, MOST_MESSAGES);
  const { customer_id: customerId } = own.booking;
  return accepted(
    rows.map((row) => {
      // Messages of an earlier serviceman count as the serviceman's side.
      const mine = (row.sender_id === customerId) === isCustomer;
      const reader = { deliveredTo: row.delivered_to, readTo: row.read_to };
      return {
        id: row.id,
        text: row.body,
        mine,
        sentAt: row.sent_at.getTime(),
        picture: scope.context.fileLinks.link(row.picture_key),
        mark: mine ? chatMark(row.id, reader) : null,
      };
    }),
  );
});
