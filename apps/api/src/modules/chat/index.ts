import { clearChatHandler } from './calls/clear-chat.ts';
import { listChatHandler } from './calls/list-chat.ts';
import { markChatReadHandler } from './calls/mark-chat-read.ts';
import { sendChatHandler } from './calls/send-chat.ts';

export const chatHandlers = [
  listChatHandler,
  sendChatHandler,
  markChatReadHandler,
  clearChatHandler,
];
