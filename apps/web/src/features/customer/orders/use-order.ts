import { saveAddress } from '@karigar/contract/addresses/save-address';
import { placeOrder } from '@karigar/contract/orders/place-order';
import { isDefinitive, type CallResult } from '@karigar/contract/call-result';
import type { AnyCall, InputOf } from '@karigar/contract/define-call';
import type { Instant } from '@karigar/domain/dates/instant';
import type { Paise } from '@karigar/domain/money';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { DraftAddress } from '#entities/addresses/draft-address';
import { totalOf } from '#entities/catalogue/choice';
import { call } from '#platform/api/call';
import { createCallKeys } from '#platform/api/call-keys';
import { useSay } from '#platform/i18n/use-say';
import { liveKey } from '#platform/cache/live-keys';
import { pathTo } from '#platform/navigation/paths';
import { whyFailed } from '#platform/network/why-failed';
import { toasts } from '#platform/toast/toasts';
import { useAction } from '#platform/api/use-action';
import type { StepProps } from './step-props.ts';

/** Why nothing was ordered. */
export type Trouble =
  | { readonly kind: 'taken'; readonly at: Instant; readonly nearest: Instant | null }
  | { readonly kind: 'price'; readonly before: Paise; readonly now: Paise }
  | { readonly kind: 'failed'; readonly words: string; readonly isUnsure: boolean };

/** The same input keeps its idempotency key until there is a final reply. */
const useKeyed = <Call extends AnyCall>(made: Call) => {
  const [keys] = useState(createCallKeys);
  return async (input: InputOf<Call>): Promise<CallResult<Call>> => {
    const result = await call(made, input, { key: keys.keyOf({ said: JSON.stringify(input) }) });
    if (isDefinitive(result)) keys.forget();
    return result;
  };
};

const UNSURE = new Set(['network', 'timeout', 'unavailable', 'bad-reply', 'foreign']);

/** Places the draft's order, once, however often the button is pressed. */
export const useOrder = ({ service, draft, onGo }: StepProps) => {
  const say = useSay();
  const navigate = useNavigate();
  const reads = useQueryClient();
  const save = useKeyed(saveAddress);
  const place = useKeyed(placeOrder);
  const [trouble, setTrouble] = useState<Trouble | null>(null);

  const failed = (result: Exclude<CallResult<AnyCall>, { kind: 'ok' }>): void =>
    setTrouble({
      kind: 'failed',
      words: whyFailed(result, say),
      isUnsure: UNSURE.has(result.kind),
    });

  const savedId = async ({ id, area: _area, city: _city, ...words }: DraftAddress) => {
    if (id !== null) return id;
    const result = await save(words);
    if (result.kind === 'ok') {
      void reads.invalidateQueries({ queryKey: ['addresses'] });
      return result.data.addressId;
    }
    failed(result);
    return null;
  };

  const { run, isBusy } = useAction(async (at: Instant) => {
    const { address, choice } = draft;
    if (address === null) return;
    setTrouble(null);
    const addressId = await savedId(address);
    if (addressId === null) return;
    // The address stays saved, whatever happens to the order.
    const kept = { address: { ...address, id: addressId }, at };
    const total = totalOf(service, choice);
    const addOns = Object.entries(choice.addOns)
      .filter(([id]) => service.addOns.some((addOn) => addOn.id === Number(id)))
      .map(([id, quantity]) => ({ addOnId: Number(id), quantity }));
    const { quantity } = choice;
    const items = [{ serviceId: service.id, quantity, at, addOns }];
    const result = await place({ addressId, total, items });
    if (result.kind === 'ok') {
      toasts.good(result.message);
      void reads.invalidateQueries({ queryKey: ['slots'] });
      void reads.invalidateQueries({ queryKey: liveKey.mine() });
      const booked = result.data.bookings[0]?.id;
      const path =
        booked === undefined ? pathTo('booking') : pathTo('bookingDetail', { id: booked });
      void navigate(path, { replace: true });
      return;
    }
    onGo('confirm', kept, true);
    if (result.kind === 'refused' && result.code === 'slot.full') {
      void reads.invalidateQueries({ queryKey: ['slots'] });
      const { nearest } = (result.details ?? {}) as { nearest?: Instant | null };
      setTrouble({ kind: 'taken', at, nearest: nearest ?? null });
    } else if (result.kind === 'refused' && result.code === 'order.price-changed') {
      const now = (result.details as { total: Paise } | null)?.total ?? total;
      await reads.invalidateQueries({ queryKey: ['service'] });
      setTrouble({ kind: 'price', before: total, now });
    } else failed(result);
  });
  return { run, isBusy, trouble };
};
