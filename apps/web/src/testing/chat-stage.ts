import { clearChat } from '@karigar/contract/chat/clear-chat';
import { listChat, type ChatMessage } from '@karigar/contract/chat/list-chat';
import { markChatRead } from '@karigar/contract/chat/mark-chat-read';
import { sendChat } from '@karigar/contract/chat/send-chat';
import { beforeEach } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aBooking } from './bookings.ts';
import { all, NOW, settle, showScreen } from './show-screen.tsx';
import { onStage } from './stage.ts';
import { playServer, reply } from './test-server.ts';
import { ChatScreen } from '#features/common/chat/index';

/** Each test has its own booking, because queued messages outlive a screen. */
export let bookingId = 0;

export const show = (condition = {}) =>
  showScreen(ChatScreen, '/chat', {
    state: { bookingId, mainId: 9000 + bookingId },
    ...condition,
  });
export const said = (
  id: number,
  text: string,
  changed: Partial<ChatMessage> = {},
): ChatMessage => ({
  id,
  text,
  mine: false,
  sentAt: NOW - 60_000 * (100 - id),
  picture: null,
  mark: null,
  ...changed,
});
export const own = (id: number, text: string, mark: ChatMessage['mark'] = 'sent') =>
  said(id, text, { mine: true, mark });
export const bubbles = () =>
  all('[role=log] [class*=bubble]').map(({ innerText }) => innerText.trim());
export const input = () => page.getByRole('textbox', { name: 'Type a message' });
export const write = async (text: string) => {
  await userEvent.fill(input(), text);
  await settle();
};

/** Plays a server that stores messages and read receipts. */
export const playChat = (messages: readonly ChatMessage[] = []) => {
  const server = playServer();
  let kept = messages;
  server.on(listChat, () => reply(listChat, [...kept]));
  server.on(sendChat, (fields) => {
    kept = [...kept, own(kept.length + 50, fields.get('message') ?? '')];
    return reply(sendChat, null);
  });
  server.on(markChatRead, () => reply(markChatRead, null));
  server.on(clearChat, () => {
    kept = [];
    return reply(clearChat, null);
  });
  server.bookingsAre([
    aBooking(bookingId, { customerName: 'Rohan Deshpande', phone: '9822012345' }),
  ]);
  return {
    ...server,
    arrives: (message: ChatMessage) => {
      kept = [...kept, message];
    },
  };
};

/** The hooks of a chat test file. */
export const talk = (): void => {
  onStage({ as: 'serviceman' });
  beforeEach(() => {
    bookingId += 1;
  });
};
