import { expect, it } from 'vitest';
import { CHAT_PER_BOOKING, CHAT_PER_DAY, CHAT_PER_HOUR, mayChat } from './chat-limits.ts';

it.each([
  [0, 0, 0, true],
  [CHAT_PER_HOUR - 1, CHAT_PER_BOOKING - 1, CHAT_PER_DAY - 1, true],
  [CHAT_PER_HOUR, CHAT_PER_HOUR, CHAT_PER_HOUR, false],
  [0, CHAT_PER_BOOKING, 0, false],
  [0, 0, CHAT_PER_DAY, false],
])(
  'after %s messages in an hour, %s in this chat and %s in a day, one more is allowed: %s',
  (inHour, inAll, inDay, isOk) => {
    expect(mayChat({ inHour, inAll, inDay }).ok).toBe(isOk);
  },
);
