import type { ChatMessage } from '@karigar/contract/chat/list-chat';
import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { useActions } from '#platform/action-queue/action-queue';
import type { BookingRef } from '#platform/navigation/booking-ref';
import { chatOf } from '#shared/queries/chat';
import { arrived, isOutgoing, notListed, type Outgoing } from '../common/chat/outgoing.ts';

/** Until the list with the server's own link has been read. */
const SHOWN_MS = 60_000;
const linkTo = (picture: Blob): string => {
  const url = URL.createObjectURL(picture);
  setTimeout(() => URL.revokeObjectURL(url), SHOWN_MS);
  return url;
};

const asMessage = ({ input, createdAt }: Outgoing): ChatMessage => ({
  id: null,
  text: input.message,
  mine: true,
  sentAt: createdAt,
  picture: input.picture === undefined ? null : linkTo(input.picture),
  mark: 'sent',
});

/** What is on its way. What arrives joins the list at once, so that it never leaves the screen, and the list is read again. */
export const useOutgoing = (ref: BookingRef, messages: readonly ChatMessage[]) => {
  const client = useQueryClient();
  const outgoing = useActions(ref.bookingId).filter(isOutgoing);
  const before = useRef<readonly Outgoing[]>([]);
  const { queryKey } = chatOf(ref);
  useLayoutEffect(() => {
    const taken = notListed(arrived(before.current, outgoing), messages);
    const isAnyGone = arrived(before.current, outgoing).length > 0;
    before.current = outgoing;
    if (!isAnyGone) return;
    client.setQueryData(queryKey, (listed) => listed && [...listed, ...taken.map(asMessage)]);
    void client.invalidateQueries({ queryKey });
  });
  return notListed(outgoing, messages);
};
