import { listChat } from '@karigar/contract/chat/list-chat';
import { queryOptions } from '@tanstack/react-query';
import { actionQueue } from '../action-queue/action-queue.ts';
import type { BookingRef } from '../bookings/booking-ref.ts';
import { reportError } from '../errors/report-error.ts';
import { liveKey } from '../live/live-keys.ts';
import { KEPT_APART } from './kept-apart.ts';
import { pollEvery } from './poll-every.ts';
import { CHAT_SAFETY_POLL_MS, POLL_MS } from './poll-intervals.ts';
import { reading } from './read.ts';

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
