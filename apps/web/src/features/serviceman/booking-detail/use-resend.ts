import { useQueryClient } from '@tanstack/react-query';
import { actionQueue } from '#platform/action-queue/action-queue';
import { useAction } from '@karigar/client/api/use-action';

/** Sends the waiting actions of this booking now, then reads everything again. */
export const useResend = (bookingId: number) => {
  const client = useQueryClient();
  return useAction(async () => {
    await actionQueue.resend(bookingId);
    await client.invalidateQueries();
  });
};
