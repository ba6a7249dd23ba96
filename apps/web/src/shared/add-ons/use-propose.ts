import { proposeAddOns, type ProposedAddOn } from '@karigar/contract/add-ons/propose-add-ons';
import type { Booking } from '@karigar/contract/bookings/booking';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { actionQueue } from '#platform/action-queue/action-queue';
import { actionMessages } from '../action-queue/actions.messages.ts';
import { useSay } from '#platform/i18n/use-say';
import { toasts } from '#platform/toast/toasts';
import { useAction } from '#platform/api/use-action';
import { addOnsMessages as texts } from '#entities/add-ons/add-ons.messages';

/** Asks the customer for what was picked. */
export const usePropose = ({ id, orderId }: Booking, onDone: () => void) => {
  const say = useSay();
  const client = useQueryClient();
  const [isKept, setKept] = useState(false);
  const propose = useAction(async (items: readonly ProposedAddOn[]) => {
    const input = { bookingId: id, orderId, items };
    setKept(false);
    const result = await actionQueue.enqueue(proposeAddOns, id, input, { saysNo: true });
    // Also after a refusal: a price that changed is then seen before the next try.
    void client.invalidateQueries();
    setKept(result.kind === 'waiting');
    if (result.kind === 'waiting' && result.because === 'slow') return;
    if (result.kind === 'not-saved') return toasts.bad(say(actionMessages.notSaved));
    if (result.kind !== 'ok') return toasts.bad(say(texts.failed));
    toasts.good(say(texts.added));
    onDone();
  });
  return { ...propose, isKept, forget: () => setKept(false) };
};
