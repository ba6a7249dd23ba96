import { clearChatAnswer } from './calls/clear-chat.ts';
import { listChatAnswer } from './calls/list-chat.ts';
import { markChatReadAnswer } from './calls/mark-chat-read.ts';
import { sendChatAnswer } from './calls/send-chat.ts';

export const chatAnswers = [listChatAnswer, sendChatAnswer, markChatReadAnswer, clearChatAnswer];
