import { saveAddress } from '@karigar/contract/addresses/save-address';
import { placeOrder } from '@karigar/contract/orders/place-order';
import type { CallResult } from '@karigar/contract/call-result';
import type { AnyCall } from '@karigar/contract/define-call';
import type { Instant } from '@karigar/domain/dates/instant';
import type { Paise } from '@karigar/domain/money';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { DraftAddress } from '#entities/addresses/draft-address';
import { ADDRESSES } from '#entities/addresses/own-addresses';
import { SERVICE } from '#entities/catalogue/catalogue-reads';
import { totalOf } from '#entities/catalogue/choice';
import { call } from '#platform/api/call';
import { useSay } from '#platform/i18n/use-say';
import { liveKey } from '#platform/cache/live-keys';
import { pathTo } from '#platform/navigation/paths';
import { whyFailed } from '#platform/network/why-failed';
import { toasts } from '#platform/toast/toasts';
import { useAction } from '#platform/api/use-action';
import { SLOTS } from './book.queries.ts';
import type { StepProps } from './step-props.ts';

/** Why nothing was ordered. */
export type Trouble =
  | { readonly kind: 'taken'; readonly at: Instant; readonly nearest: Instant | null }
  | { readonly kind: 'price'; readonly before: Paise; readonly now: Paise }
  | { readonly kind: 'failed'; readonly words: string; readonly isUnsure: boolean };

const UNSURE = new Set(['network', 'timeout', 'unavailable', 'bad-reply', 'foreign']);

/** Places the draft's order, once, however often the button is pressed. */
export const useOrder = ({ service, draft, onGo }: StepProps) => {
  const say = useSay();
  const navigate = useNavigate();
  const reads = useQueryClient();
  const [trouble, setTrouble] = useState<Trouble | null>(null);

  const failed = (result: Exclude<CallResult<AnyCall>, { kind: 'ok' }>): void =>
    setTrouble({
      kind: 'failed',
      words: whyFailed(result, say),
      isUnsure: UNSURE.has(result.kind),
    });

  const savedId = async ({ id, area: _area, city: _city, ...words }: DraftAddress) => {
    if (id !== null) return id;
    const result = await call(saveAddress, words);
    if (result.kind === 'ok') {
      void reads.invalidateQueries(ADDRESSES);
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
    const result = await call(placeOrder, { addressId, total, items });
    if (result.kind === 'ok') {
      toasts.good(result.message);
      void reads.invalidateQueries(SLOTS);
      void reads.invalidateQueries({ queryKey: liveKey.mine() });
      const booked = result.data.bookings[0]?.id;
      const path =
        booked === undefined ? pathTo('booking') : pathTo('bookingDetail', { id: booked });
      void navigate(path, { replace: true });
      return;
    }
    onGo('confirm', kept, true);
    if (result.kind === 'refused' && result.code === 'slot.full') {
      void reads.invalidateQueries(SLOTS);
      setTrouble({ kind: 'taken', at, nearest: result.details?.nearest ?? null });
    } else if (result.kind === 'refused' && result.code === 'order.price-changed') {
      const now = result.details?.total ?? total;
      await reads.invalidateQueries(SERVICE);
      setTrouble({ kind: 'price', before: total, now });
    } else failed(result);
  });
  return { run, isBusy, trouble };
};
