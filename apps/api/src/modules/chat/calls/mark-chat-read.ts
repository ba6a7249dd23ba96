import { markChatRead } from '@karigar/contract/chat/mark-chat-read';
import { accepted, refused } from '@karigar/domain/result';
import { defineHandler } from '#wire/define-handler';
import { readOwnSide } from '../own-side.ts';
import { moveMark } from '../reader-store.ts';

export const markChatReadHandler = defineHandler(markChatRead, async (input, scope) => {
  const own = await readOwnSide(scope, input);
  if (own === null) return refused('booking.not-found');
  const { upTo, mark } = input;
  await moveMark(scope.tx, own.side, { upTo, isRead: mark === 'read', now: new Date(scope.now) });
  return accepted(null);
});
