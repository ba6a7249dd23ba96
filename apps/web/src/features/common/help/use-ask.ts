import { openTicket } from '@karigar/contract/help/open-ticket';
import type { TicketCategory } from '@karigar/domain/help/ticket';
import type { BookingRef } from '#platform/navigation/booking-ref';
import { useSay } from '@karigar/client/i18n/use-say';
import { toasts } from '@karigar/client/toast/toasts';
import { useFault } from '@karigar/client/write/use-fault';
import { useWrite } from '#platform/write/use-write';
import { helpMessages as texts } from './help.messages.ts';
import { tickets } from './help.queries.ts';

/** Opens a help request, and shows its number. */
export const useAsk = (about: BookingRef | null, onDone: () => void) => {
  const say = useSay();
  const { fault, setFault, failure } = useFault();
  const { run, isBusy } = useWrite(openTicket, {
    done: ({ message, data: { ticketNo } }) => {
      toasts.good(say(texts.sent, { words: message, ticketNo }));
      onDone();
    },
    failure,
    invalidates: [tickets],
  });
  return {
    isBusy,
    fault,
    forget: (): void => setFault(undefined),
    run: (category: TicketCategory, written: string): void => {
      setFault(undefined);
      run({ ...about, category, words: written.trim() });
    },
  };
};
