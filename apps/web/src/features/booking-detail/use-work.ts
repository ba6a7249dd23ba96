import type { Booking } from '@karigar/contract/bookings/booking';
import { endWork } from '@karigar/contract/bookings/end-work';
import { holdWork } from '@karigar/contract/bookings/hold-work';
import { resumeWork } from '@karigar/contract/bookings/resume-work';
import { startWork } from '@karigar/contract/bookings/start-work';
import type { IndiaDay } from '@karigar/domain/dates/india-day';
import type { Paise } from '@karigar/domain/money';
import { useQueryClient } from '@tanstack/react-query';
import { actionQueue } from '#shared/action-queue/action-queue';
import type { ActionResult } from '#shared/action-queue/action';
import { useSay } from '#shared/language/use-say';
import { liveBookings } from '#shared/queries/live-bookings';
import { toasts } from '#shared/toast/toasts';
import { useAction } from '#shared/use-action';
import { applyWork, type WorkDone } from './apply-work.ts';
import { startRecord } from './start-record.ts';
import { workMessages as texts } from './work.messages.ts';

/** Shows what was done, then reads everything that may have changed with it. */
const useSettle = ({ id }: Booking) => {
  const client = useQueryClient();
  return (result: ActionResult, done: WorkDone): void => {
    if (result.kind === 'ok')
      client.setQueryData(liveBookings.queryKey, (bookings) =>
        bookings?.map((booking) => (booking.id === id ? applyWork(booking, done) : booking)),
      );
    if (result.kind !== 'waiting') void client.invalidateQueries();
  };
};

/** Hold and resume speak with the server's words; where there are none yet, the waiting item speaks. */
const sayServers = (result: ActionResult): void => {
  if (result.kind === 'ok') toasts.good(result.message);
  if (result.kind === 'refused') toasts.bad(result.message);
};

/** The four things a man does to a job. Each leaves by the action queue and ends its own sheet. */
export const useWork = (
  booking: Booking,
  sheets: { readonly close: () => void; readonly showOtp: () => void },
) => {
  const say = useSay();
  const settle = useSettle(booking);
  const { id, orderId } = booking;
  const ref = { bookingId: id, orderId };

  const start = useAction(async () => {
    // A start the server never answered keeps its time.
    const at = startRecord.get(id) ?? Date.now();
    startRecord.keep(id, at);
    const result = await actionQueue.enqueue(startWork, id, { ...ref, startedAt: at });
    if (result.kind === 'refused') startRecord.remove(id);
    settle(result, { command: 'start', at });
    sheets.close();
  });

  const hold = useAction(async (until: IndiaDay, reason: string) => {
    const result = await actionQueue.enqueue(holdWork, id, { ...ref, until, reason });
    sayServers(result);
    settle(result, { command: 'hold', at: Date.now(), until, reason });
    if (result.kind !== 'refused') sheets.close();
  });

  const resume = useAction(async () => {
    const result = await actionQueue.enqueue(resumeWork, id, ref);
    sayServers(result);
    settle(result, { command: 'resume', at: Date.now() });
  });

  const end = useAction(async (total: Paise) => {
    const at = Date.now();
    const result = await actionQueue.enqueue(endWork, id, { ...ref, endedAt: at });
    settle(result, { command: 'end', at, total });
    if (result.kind === 'ok') {
      startRecord.remove(id);
      toasts.good(say(texts.workCompleted));
      sheets.showOtp();
    } else sheets.close();
  });

  return { start, hold, resume, end };
};

export type Work = ReturnType<typeof useWork>;
