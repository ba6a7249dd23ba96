/** How far a message has come: sent, delivered to the other phone, read. */
export const CHAT_MARKS = ['sent', 'delivered', 'read'] as const;
export type ChatMark = (typeof CHAT_MARKS)[number];

export type Reader = { readonly deliveredTo: number; readonly readTo: number };

/** Messages are read in order, so one number covers all earlier messages. */
export const chatMark = (messageId: number, reader: Reader): ChatMark => {
  if (messageId <= reader.readTo) return 'read';
  return messageId <= reader.deliveredTo ? 'delivered' : 'sent';
};
