import type { Booking } from '@karigar/contract/bookings/booking';
import { startWork } from '@karigar/contract/bookings/start-work';
import { actionQueue } from '#platform/action-queue/action-queue';
import type { ActionResult } from '#platform/action-queue/action';
import { useSettle } from '#entities/actions/use-settle';
import { useAction } from '@karigar/client/api/use-action';
import { startRecord } from './start-record.ts';

/** The one way to start a job from any screen: through the action queue. */
export const useStart = (
  { id, orderId }: Pick<Booking, 'id' | 'orderId'>,
  onDone: (result: ActionResult) => void,
) => {
  const settle = useSettle();
  return useAction(async (startCode?: string) => {
    const at = Date.now();
    startRecord.keep(id, at);
    const input = { bookingId: id, orderId, startedAt: at, ...(startCode && { startCode }) };
    const result = await actionQueue.enqueue(startWork, id, input);
    if (result.kind === 'refused' || result.kind === 'not-saved') startRecord.remove(id);
    settle(result);
    onDone(result);
  });
};

export type Start = ReturnType<typeof useStart>;
