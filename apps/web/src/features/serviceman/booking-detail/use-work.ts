import type { Booking } from '@karigar/contract/bookings/booking';
import { endWork } from '@karigar/contract/bookings/end-work';
import { holdWork } from '@karigar/contract/bookings/hold-work';
import { resumeWork } from '@karigar/contract/bookings/resume-work';
import { proposeAddOns } from '@karigar/contract/add-ons/propose-add-ons';
import { addPayment } from '@karigar/contract/payments/add-payment';
import { runLate } from '@karigar/contract/visit-problems/run-late';
import { setOff } from '@karigar/contract/visit-problems/set-off';
import type { Delay } from '@karigar/domain/visit-problems/running-late';
import type { IndiaDay } from '@karigar/domain/dates/india-day';
import { actionQueue } from '#platform/action-queue/action-queue';
import type { ActionResult } from '#platform/action-queue/action';
import { useLateAnswers } from '#platform/action-queue/use-late-answers';
import { useSettle } from '#entities/actions/use-settle';
import { addOnsMessages } from '#entities/add-ons/add-ons.messages';
import { useSay } from '@karigar/client/i18n/use-say';
import { startRecord } from '#entities/start-work/start-record';
import { useStart } from '#entities/start-work/use-start-work';
import { toasts } from '@karigar/client/toast/toasts';
import { useAction } from '@karigar/client/api/use-action';
import type { WorkSheet } from './work-sheet-names.ts';
import { workMessages as texts } from './work.messages.ts';

/** Calls whose reply text is shown as it is, at once or late. */
const SPEAKS_FOR_ITSELF: ReadonlySet<string> = new Set([
  holdWork.name,
  resumeWork.name,
  setOff.name,
  runLate.name,
]);

/** Hold, resume and a delay show the server's text; without a reply the waiting entry is shown. */
const sayServers = (result: ActionResult): void => {
  if (result.kind === 'ok') toasts.good(result.message);
  if (result.kind === 'refused') toasts.bad(result.message);
};

/** The serviceman's commands on a job. Each goes through the action queue and closes its own sheet. */
export const useWork = (
  booking: Booking,
  sheets: { readonly close: (sheet: WorkSheet) => void; readonly showOtp: () => void },
) => {
  const say = useSay();
  const settle = useSettle();
  const { id, orderId } = booking;
  const ref = { bookingId: id, orderId };

  const start = useStart(booking, () => sheets.close('start'));

  const setsOff = useAction(async () => {
    const result = await actionQueue.enqueue(setOff, id, ref);
    sayServers(result);
    settle(result);
  });

  const late = useAction(async (delay: Delay) => {
    const input = { ...ref, minutes: `${delay}` as const };
    const result = await actionQueue.enqueue(runLate, id, input, { saysNo: true });
    sayServers(result);
    settle(result);
    if (result.kind !== 'refused') sheets.close('late');
  });

  const hold = useAction(async (until: IndiaDay, reason: string) => {
    const input = { ...ref, until, reason };
    const result = await actionQueue.enqueue(holdWork, id, input, { saysNo: true });
    sayServers(result);
    settle(result);
    if (result.kind !== 'refused') sheets.close('hold');
  });

  const resume = useAction(async () => {
    const result = await actionQueue.enqueue(resumeWork, id, ref, { saysNo: true });
    sayServers(result);
    settle(result);
  });

  const end = useAction(async () => {
    const result = await actionQueue.enqueue(endWork, id, { ...ref, endedAt: Date.now() });
    settle(result);
    if (result.kind === 'ok') {
      startRecord.remove(id);
      toasts.good(say(texts.workCompleted));
      sheets.showOtp();
    } else sheets.close('end');
  });

  useLateAnswers((entry, answer) => {
    if (entry.bookingId !== id) return;
    if (SPEAKS_FOR_ITSELF.has(entry.call)) sayServers(answer);
    if (answer.kind !== 'ok') return;
    if (entry.call === proposeAddOns.name) toasts.good(say(addOnsMessages.added));
    if (entry.call === addPayment.name) toasts.good(say(texts.paid));
    if (entry.call === endWork.name) {
      startRecord.remove(id);
      toasts.good(say(texts.workCompleted));
    }
  });

  return { start, setOff: setsOff, late, hold, resume, end };
};

export type Work = ReturnType<typeof useWork>;
