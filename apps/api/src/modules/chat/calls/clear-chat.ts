import { clearChat } from '@karigar/contract/chat/clear-chat';
import { accepted, refused } from '@karigar/domain/result';
import { defineHandler } from '#wire/define-handler';
import { readOwnSide } from '../own-side.ts';
import { clearTo } from '../reader-store.ts';

export const clearChatHandler = defineHandler(clearChat, async (input, scope) => {
  const own = await readOwnSide(scope, input);
  if (own === null) return refused('booking.not-found');
  await clearTo(scope.tx, own.side, input.upTo);
  return accepted(null);
});
