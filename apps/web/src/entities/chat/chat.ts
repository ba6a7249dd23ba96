import { listChat } from '@karigar/contract/chat/list-chat';
import { queryOptions } from '@tanstack/react-query';
import { actionQueue } from '#platform/action-queue/action-queue';
import type { BookingRef } from '#platform/navigation/booking-ref';
import { reportError } from '@karigar/client/errors/report-error';
import { liveKey } from '#platform/cache/live-keys';
import { PERSISTED_SEPARATELY } from '#platform/cache/persist-separately';
import { pollEvery } from '@karigar/client/cache/poll-every';
import { CHAT_SAFETY_POLL_MS, POLL_MS } from '#platform/cache/poll-intervals';
import { reading } from '#platform/cache/read';

/** A booking's messages, oldest first. A reply shows that there is a connection, so queued messages are sent. */
export const chatOf = (ref: BookingRef) =>
  queryOptions({
    queryKey: liveKey.chat(ref.bookingId),
    queryFn: async (context) => {
      const messages = await reading(listChat, ref)(context);
      actionQueue.resend(ref.bookingId).catch(reportError);
      return messages;
    },
    ...PERSISTED_SEPARATELY,
    // Also while hints arrive: queued messages are sent, and picture links expire within minutes.
    refetchInterval: pollEvery(POLL_MS.chat, CHAT_SAFETY_POLL_MS),
  });
