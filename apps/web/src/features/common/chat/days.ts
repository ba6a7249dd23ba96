import type { ChatMessage } from '@karigar/contract/chat/list-chat';
import { dayOf, type IndiaDay } from '@karigar/domain/dates/india-day';

export type Day = { readonly day: IndiaDay | null; readonly messages: readonly ChatMessage[] };

/** Messages grouped by day. A message without a time stays with those before it. */
export const daysOf = (messages: readonly ChatMessage[]): readonly Day[] => {
  const days: { day: IndiaDay | null; messages: ChatMessage[] }[] = [];
  for (const message of messages) {
    const last = days.at(-1);
    const day = message.sentAt === null ? (last?.day ?? null) : dayOf(message.sentAt);
    if (last !== undefined && last.day === day) last.messages.push(message);
    else days.push({ day, messages: [message] });
  }
  return days;
};
