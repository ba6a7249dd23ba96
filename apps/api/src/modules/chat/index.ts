import { listChatAnswer } from './calls/list-chat.ts';
import { sendChatAnswer } from './calls/send-chat.ts';

export const chatAnswers = [listChatAnswer, sendChatAnswer];
