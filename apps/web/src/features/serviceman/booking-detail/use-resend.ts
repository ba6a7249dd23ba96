import { useQueryClient } from '@tanstack/react-query';
import { actionQueue } from '#platform/action-queue/action-queue';
import { useAction } from '#platform/api/use-action';

/** Asks for what waits on this booking now, and for how everything stands then. */
export const useResend = (bookingId: number) => {
  const client = useQueryClient();
  return useAction(async () => {
    await actionQueue.resend(bookingId);
    await client.invalidateQueries();
  });
};
