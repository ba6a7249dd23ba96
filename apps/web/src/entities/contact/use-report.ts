import { reportPerson } from '@karigar/contract/contact/report-person';
import type { ReportReason } from '@karigar/domain/help/ticket';
import type { BookingRef } from '#platform/navigation/booking-ref';
import { liveKey } from '#platform/cache/live-keys';
import { useSay } from '@karigar/client/i18n/use-say';
import { toasts } from '@karigar/client/toast/toasts';
import { useFault } from '@karigar/client/write/use-fault';
import { useWrite } from '#platform/write/use-write';
import { contactMessages as texts, reasonTexts } from './contact.messages.ts';

/** Reports the other side of a booking, and shows the report's number. */
export const useReport = (ref: BookingRef, onDone: (reason: ReportReason) => void) => {
  const say = useSay();
  const { fault, setFault, failure } = useFault();
  const { run, isBusy } = useWrite(reportPerson, {
    done: ({ message, data: { ticketNo } }, { reason }) => {
      toasts.good(say(texts.sent, { words: message, ticketNo }));
      onDone(reason);
    },
    failure,
    // The booking offers to end the visit.
    invalidates: [{ queryKey: liveKey.mine() }],
  });
  return {
    isBusy,
    fault,
    forget: (): void => setFault(undefined),
    run: (reason: ReportReason, written: string): void => {
      setFault(undefined);
      // Who feels unsafe does not have to write.
      const words = written.trim() || (reason === 'unsafe' ? say(reasonTexts[reason]) : '');
      run({ ...ref, reason, words });
    },
  };
};
