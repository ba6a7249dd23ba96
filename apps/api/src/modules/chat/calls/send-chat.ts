import { sendChat } from '@karigar/contract/chat/send-chat';
import { readChatText } from '@karigar/domain/chat/chat-text';
import { accepted, refused } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { readOwnBooking } from '#modules/bookings/index';
import { answer } from '#wire/handler';
import { insertMessage } from '../chat-store.ts';

export const sendChatAnswer = answer(sendChat, async (input, scope) => {
  const booking = await readOwnBooking(scope, input);
  if (booking === null) return refused('booking.not-found');
  const body = readChatText(input.message);
  if (body === null) return refused('chat.message-empty');
  const byCustomer = scope.who.role === 'customer';
  await insertMessage(scope.tx, {
    bookingId: booking.id,
    senderId: accountOf(scope.who),
    body,
    sentAt: new Date(scope.now),
    otherId: byCustomer ? booking.serviceman_id : booking.customer_id,
    bookingNo: booking.booking_no,
    senderName: byCustomer ? booking.customer_name : booking.serviceman_name,
  });
  return accepted(null);
});
