import { accepted, refused, type Result } from '../result.ts';

/** Messages of one person in one chat: each rings the other's phone and is kept. */
export const CHAT_PER_HOUR = 60;
export const CHAT_PER_BOOKING = 1000;

export const mayChat = (sent: {
  readonly inHour: number;
  readonly inAll: number;
}): Result<null, 'chat.too-many'> =>
  sent.inHour >= CHAT_PER_HOUR || sent.inAll >= CHAT_PER_BOOKING
    ? refused('chat.too-many')
    : accepted(null);
