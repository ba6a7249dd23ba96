import type { ChatMessage } from '@karigar/contract/chat/list-chat';
import { sendChat } from '@karigar/contract/chat/send-chat';
import { readChatText } from '@karigar/domain/chat/chat-text';
import { useRef } from 'react';
import { actionQueue } from '#platform/action-queue/action-queue';
import type { ActionResult } from '#platform/action-queue/action';
import { actionMessages } from '#entities/actions/actions.messages';
import type { BookingRef } from '#platform/navigation/booking-ref';
import { reportError } from '@karigar/client/errors/report-error';
import { useSay } from '@karigar/client/i18n/use-say';
import { toasts } from '@karigar/client/toast/toasts';

/** Two equal taps within this time are one tap that bounced. */
const BOUNCE_MS = 700;

/** Sends messages, once for each intended tap, and pictures. Sending text returns whether there was any. */
export const useSend = (ref: BookingRef, messages: readonly ChatMessage[]) => {
  const say = useSay();
  const last = useRef({ words: '', at: 0 });
  const send = (message: string, picture?: File): Promise<ActionResult> => {
    const after = messages.findLast(({ id }) => id !== null)?.id ?? 0;
    const input = { ...ref, message, by: 'me' as const, ...(picture && { picture }) };
    return actionQueue.enqueue(sendChat, ref.bookingId, input, { after });
  };
  const sendWords = async (words: string): Promise<void> => {
    const { kind } = await send(words);
    if (kind === 'not-saved') toasts.bad(say(actionMessages.notSaved));
  };
  return {
    words: (written: string): boolean => {
      const words = readChatText(written);
      if (words === null) return false;
      const at = Date.now();
      const isBounce = words === last.current.words && at - last.current.at < BOUNCE_MS;
      last.current = { words, at };
      if (isBounce) return false;
      sendWords(words).catch(reportError);
      return true;
    },
    picture: (picture: File): Promise<ActionResult> => send('', picture),
  };
};
