import { sendChat } from '@karigar/contract/chat/send-chat';
import { CHAT_RING_MS, mayChat } from '@karigar/domain/chat/chat-limits';
import { readChatText } from '@karigar/domain/chat/chat-text';
import { isChatOpen } from '@karigar/domain/privacy/customer-view';
import { accepted, refused, type Accepted } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { refuseFormer } from '#modules/bookings/index';
import { isBlocked } from '#modules/contact/index';
import type { Pictures } from '#platform/pictures';
import { defineHandler, type Handle } from '#wire/define-handler';
import { countOwnMessages, insertMessage } from '../chat-store.ts';
import { readOwnSide } from '../own-side.ts';

const HOUR_MS = 3_600_000;

type Painted = Awaited<ReturnType<Pictures['keep']>> | Accepted<null>;

const send: Handle<typeof sendChat, Painted> = async (input, scope, picture) => {
  const { claimedAt } = input;
  const own = await readOwnSide(scope, input);
  const body = readChatText(input.message);
  if (own === null)
    return refuseFormer(scope, {
      ref: input,
      command: 'send-chat',
      claimedAt,
      details: { message: body ?? '' },
      pictureKey: picture.ok ? picture.value : null,
    });
  const { otherId } = own.side;
  if (otherId !== null && (await isBlocked(scope.tx, otherId))) return refused('contact.blocked');
  if (!isChatOpen(own.booking.over_at?.getTime() ?? null, scope.now)) return refused('chat.closed');
  if (!picture.ok) return picture;
  if (body === null && picture.value === null) return refused('chat.message-empty');
  const ago = (ms: number): Date => new Date(scope.now - ms);
  const since = { hourAgo: ago(HOUR_MS), dayAgo: ago(24 * HOUR_MS) };
  const allowed = mayChat(await countOwnMessages(scope.tx, own.side, since));
  if (!allowed.ok) return allowed;
  await insertMessage(scope.tx, {
    ...own.side,
    body: body ?? '',
    sentAt: new Date(scope.now),
    quietSince: ago(CHAT_RING_MS),
    claimedAt: claimedAt === undefined ? null : new Date(claimedAt),
    bookingNo: own.booking.booking_no,
    senderName: own.ownName,
    pictureKey: picture.value,
  });
  return accepted(null);
};

export const sendChatHandler = defineHandler(sendChat, send, {
  prepare: async ({ picture }, { context, who }): Promise<Painted> =>
    picture ? context.pictures.keep(picture, accountOf(who)) : accepted(null),
});
