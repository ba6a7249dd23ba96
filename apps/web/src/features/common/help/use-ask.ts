import { openTicket } from '@karigar/contract/help/open-ticket';
import type { TicketCategory } from '@karigar/domain/help/ticket';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BookingRef } from '#platform/navigation/booking-ref';
import { useKeyedCall } from '#platform/api/use-keyed-call';
import { useSay } from '#platform/i18n/use-say';
import { whyFailed } from '#platform/network/why-failed';
import { toasts } from '#platform/toast/toasts';
import { useAction } from '#platform/api/use-action';
import { helpMessages as texts } from './help.messages.ts';
import { tickets } from './help.queries.ts';

/** Opens a help request, and shows its number. */
export const useAsk = (about: BookingRef | null, onDone: () => void) => {
  const say = useSay();
  const queries = useQueryClient();
  const send = useKeyedCall(openTicket);
  const [fault, setFault] = useState<{ readonly words: string; readonly isOfField: boolean }>();
  const ask = useAction(async (category: TicketCategory, written: string) => {
    setFault(undefined);
    const result = await send({ ...about, category, words: written.trim() });
    if (result.kind !== 'ok')
      return setFault({ words: whyFailed(result, say), isOfField: result.kind === 'refused' });
    void queries.invalidateQueries(tickets);
    const { ticketNo } = result.data;
    toasts.good(say(texts.sent, { words: result.message, ticketNo }));
    onDone();
  });
  return { ...ask, fault, forget: (): void => setFault(undefined) };
};
