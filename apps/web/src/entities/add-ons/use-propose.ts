import { proposeAddOns, type ProposedAddOn } from '@karigar/contract/add-ons/propose-add-ons';
import type { Booking } from '@karigar/contract/bookings/booking';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { actionQueue } from '#platform/action-queue/action-queue';
import { readChanged } from '#platform/cache/read-changed';
import { knowsItWaits } from '#platform/action-queue/knows-it-waits';
import { savedMessages } from '#entities/actions/saved.messages';
import { useSay } from '@karigar/client/i18n/use-say';
import { toasts } from '@karigar/client/toast/toasts';
import { useAction } from '@karigar/client/api/use-action';
import { addOnsMessages as texts } from './add-ons.messages.ts';

type ProposeOptions = {
  /** Idempotency key of this filled sheet: however often it is sent, the customer is asked once. */
  readonly intention: string;
  readonly onDone: () => void;
  /** Called after a refusal: the next proposal gets a new key. */
  readonly onRefused: () => void;
};

/** Proposes the selected add-ons to the customer, or queues the proposal without network. */
export const usePropose = (
  { id, orderId }: Booking,
  { intention, onDone, onRefused }: ProposeOptions,
) => {
  const say = useSay();
  const client = useQueryClient();
  const [isNotSaved, setNotSaved] = useState(false);
  const propose = useAction(async (items: readonly ProposedAddOn[]) => {
    const input = { bookingId: id, orderId, items };
    setNotSaved(false);
    const knew = knowsItWaits(id);
    const result = await actionQueue.enqueue(proposeAddOns, id, input, {
      saysNo: true,
      intention,
    });
    // Also after a refusal, so that a changed price is shown before the next try.
    readChanged(client, result);
    if (result.kind === 'ok') toasts.good(say(texts.added));
    else if (result.kind === 'waiting' && (knew || result.because === 'slow'))
      toasts.good(say(savedMessages.addOns));
    else toasts.bad(say(texts.failed));
    setNotSaved(result.kind === 'not-saved');
    // A queued proposal is shown on the booking as not sent, so the sheet closes.
    if (result.kind === 'ok' || result.kind === 'waiting') onDone();
    else onRefused();
  });
  return { ...propose, isNotSaved, forget: () => setNotSaved(false) };
};
