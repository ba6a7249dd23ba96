import { sendChat } from '@karigar/contract/chat/send-chat';
import { readChatText } from '@karigar/domain/chat/chat-text';
import { accepted, refused, type Accepted } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { readOwnBooking } from '#modules/bookings/index';
import type { Pictures } from '#platform/pictures';
import { answer, type Handler } from '#wire/handler';
import { insertMessage } from '../chat-store.ts';

type Painted = Awaited<ReturnType<Pictures['keep']>> | Accepted<null>;

const send: Handler<typeof sendChat, Painted> = async (input, scope, picture) => {
  const booking = await readOwnBooking(scope, input);
  if (booking === null) return refused('booking.not-found');
  if (!picture.ok) return picture;
  const body = readChatText(input.message);
  if (body === null && picture.value === null) return refused('chat.message-empty');
  const byCustomer = scope.who.role === 'customer';
  await insertMessage(scope.tx, {
    bookingId: booking.id,
    senderId: accountOf(scope.who),
    body: body ?? '',
    sentAt: new Date(scope.now),
    otherId: byCustomer ? booking.serviceman_id : booking.customer_id,
    bookingNo: booking.booking_no,
    senderName: byCustomer ? booking.customer_name : booking.serviceman_name,
    pictureKey: picture.value,
  });
  return accepted(null);
};

export const sendChatAnswer = answer(sendChat, send, {
  prepare: async ({ picture }, { context, who }): Promise<Painted> =>
    picture ? context.pictures.keep(picture, accountOf(who)) : accepted(null),
});
