import { expect, it } from 'vitest';
import { CHAT_PER_BOOKING, CHAT_PER_HOUR, mayChat } from './chat-limits.ts';

it.each([
  [0, 0, true],
  [CHAT_PER_HOUR - 1, CHAT_PER_BOOKING - 1, true],
  [CHAT_PER_HOUR, CHAT_PER_HOUR, false],
  [0, CHAT_PER_BOOKING, false],
])('after %s messages in an hour and %s in all, one more is allowed: %s', (inHour, inAll, isOk) => {
  expect(mayChat({ inHour, inAll }).ok).toBe(isOk);
});
