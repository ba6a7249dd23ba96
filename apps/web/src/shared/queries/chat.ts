import { listChat } from '@karigar/contract/chat/list-chat';
import { queryOptions } from '@tanstack/react-query';
import { actionQueue } from '#platform/action-queue/action-queue';
import type { BookingRef } from '#platform/navigation/booking-ref';
import { reportError } from '#platform/errors/report-error';
import { liveKey } from '#platform/cache/live-keys';
import { KEPT_APART } from '#platform/cache/persist-separately';
import { pollEvery } from '#platform/cache/poll-every';
import { CHAT_SAFETY_POLL_MS, POLL_MS } from '#platform/cache/poll-intervals';
import { reading } from '#platform/cache/read';

/** A booking's messages, oldest first. An answer says that the line is there: what waits to be sent goes out. */
export const chatOf = (ref: BookingRef) =>
  queryOptions({
    queryKey: liveKey.chat(ref.bookingId),
    queryFn: async (context) => {
      const messages = await reading(listChat, ref)(context);
      actionQueue.resend(ref.bookingId).catch(reportError);
      return messages;
    },
    ...KEPT_APART,
    // Also while hints arrive: what waits goes out, and links to pictures live only minutes.
    refetchInterval: pollEvery(POLL_MS.chat, CHAT_SAFETY_POLL_MS),
  });
