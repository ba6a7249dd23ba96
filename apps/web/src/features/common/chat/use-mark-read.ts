import type { ChatMessage } from '@karigar/contract/chat/list-chat';
import { markChatRead } from '@karigar/contract/chat/mark-chat-read';
import { useEffect, useSyncExternalStore } from 'react';
import { call } from '#platform/api/call';
import type { BookingRef } from '#platform/navigation/booking-ref';
import { reportError } from '@karigar/client/errors/report-error';

const subscribe = (listener: () => void): (() => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

/** Reports to the other side how far their messages were read, while the page is visible. */
export const useMarkRead = (
  { bookingId, orderId }: BookingRef,
  messages: readonly ChatMessage[],
) => {
  const isSeen = useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');
  const upTo = messages.findLast(({ mine, id }) => !mine && id !== null)?.id ?? null;
  useEffect(() => {
    if (!isSeen || upTo === null) return;
    call(markChatRead, { bookingId, orderId, upTo, mark: 'read' }).catch(reportError);
  }, [isSeen, upTo, bookingId, orderId]);
};
