import { listChat } from '@karigar/contract/chat/list-chat';
import { accepted, refused } from '@karigar/domain/result';
import { readOwnBooking } from '#modules/bookings/index';
import { answer } from '#wire/handler';
import { listMessages } from '../chat-store.ts';

const MOST = 500;

export const listChatAnswer = answer(listChat, async (input, scope) => {
  const booking = await readOwnBooking(scope, input);
  if (booking === null) return refused('booking.not-found');
  const rows = await listMessages(scope.tx, booking.id, MOST);
  return accepted(
    rows.map((row) => ({
      id: row.id,
      text: row.body,
      mine: row.sender_id === scope.who.accountId,
      sentAt: row.sent_at.getTime(),
      picture: scope.context.fileLinks.link(row.picture_key),
    })),
  );
});
