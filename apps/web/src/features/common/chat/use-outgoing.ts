import type { ChatMessage } from '@karigar/contract/chat/list-chat';
import { useEntries } from '#platform/action-queue/action-queue';
import type { BookingRef } from '#platform/navigation/booking-ref';
import { isOutgoing, notListed, type Outgoing } from './outgoing.ts';

/** Messages from this phone that are not in the list yet: waiting, refused, or accepted since the list was read. */
export const useOutgoing = (
  { bookingId }: BookingRef,
  messages: readonly ChatMessage[],
): readonly Outgoing[] => {
  const mine = useEntries().filter((entry) => entry.bookingId === bookingId);
  return notListed(mine.filter(isOutgoing), messages);
};
