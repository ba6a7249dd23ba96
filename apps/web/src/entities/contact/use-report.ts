import { reportPerson } from '@karigar/contract/contact/report-person';
import type { ReportReason } from '@karigar/domain/help/ticket';
import { useState } from 'react';
import type { BookingRef } from '#platform/navigation/booking-ref';
import { useKeyedCall } from '#platform/api/use-keyed-call';
import { useSay } from '#platform/i18n/use-say';
import { whyFailed } from '#platform/network/why-failed';
import { toasts } from '#platform/toast/toasts';
import { useAction } from '#platform/api/use-action';
import { contactMessages as texts } from './contact.messages.ts';

/** Reports the other side of a booking, and shows the report's number. */
export const useReport = (ref: BookingRef, onDone: () => void) => {
  const say = useSay();
  const send = useKeyedCall(reportPerson);
  const [fault, setFault] = useState<{ readonly words: string; readonly isOfField: boolean }>();
  const report = useAction(async (reason: ReportReason, written: string) => {
    setFault(undefined);
    const result = await send({ ...ref, reason, words: written.trim() });
    if (result.kind !== 'ok')
      return setFault({ words: whyFailed(result, say), isOfField: result.kind === 'refused' });
    const { ticketNo } = result.data;
    toasts.good(say(texts.sent, { words: result.message, ticketNo }));
    onDone();
  });
  return { ...report, fault, forget: (): void => setFault(undefined) };
};
