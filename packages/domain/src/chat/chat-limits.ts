import { accepted, refused, type Result } from '../result.ts';

/** Messages of one person in one chat: each is kept, and may ring the other's phone. */
export const CHAT_PER_HOUR = 60;
export const CHAT_PER_BOOKING = 1000;
/** Of one person in all chats. */
export const CHAT_PER_DAY = 500;
/** The other phone rings at most this often for one chat, unless its owner has read it. */
export const CHAT_RING_MS = 60_000;

export const mayChat = (sent: {
  readonly inHour: number;
  readonly inAll: number;
  readonly inDay: number;
}): Result<null, 'chat.too-many'> =>
  sent.inHour >= CHAT_PER_HOUR || sent.inAll >= CHAT_PER_BOOKING || sent.inDay >= CHAT_PER_DAY
    ? refused('chat.too-many')
    : accepted(null);
