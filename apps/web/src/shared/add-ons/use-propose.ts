import { proposeAddOns, type ProposedAddOn } from '@karigar/contract/addons/propose-add-ons';
import type { Booking } from '@karigar/contract/bookings/booking';
import { useQueryClient } from '@tanstack/react-query';
import { actionQueue } from '../action-queue/action-queue.ts';
import { useSay } from '../language/use-say.ts';
import { toasts } from '../toast/toasts.ts';
import { useAction } from '../use-action.ts';
import { addOnsMessages as texts } from './add-ons.messages.ts';

/** Asks the customer for what was picked. */
export const usePropose = ({ id, orderId }: Booking, onDone: () => void) => {
  const say = useSay();
  const client = useQueryClient();
  return useAction(async (items: readonly ProposedAddOn[]) => {
    const input = { bookingId: id, orderId, items };
    const result = await actionQueue.enqueue(proposeAddOns, id, input, { waits: false });
    // Also after a refusal: a price that changed is then seen before the next try.
    void client.invalidateQueries();
    if (result.kind !== 'ok') return toasts.bad(say(texts.failed));
    toasts.good(say(texts.added));
    onDone();
  });
};
