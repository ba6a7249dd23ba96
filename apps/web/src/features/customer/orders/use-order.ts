import { saveAddress } from '@karigar/contract/addresses/save-address';
import { placeOrder } from '@karigar/contract/orders/place-order';
import type { CallResult } from '@karigar/contract/call-result';
import type { AnyCall } from '@karigar/contract/define-call';
import type { Instant } from '@karigar/domain/dates/instant';
import type { Paise } from '@karigar/domain/money';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from '@karigar/client/navigation/router.tsx';
import type { DraftAddress } from '#entities/addresses/draft-address';
import { ADDRESSES } from '#entities/addresses/own-addresses';
import { SERVICE } from '#entities/catalogue/catalogue-reads';
import { totalOf } from '#entities/catalogue/choice';
import type { Proof } from '#entities/re-authentication/proof';
import { useProof } from '#entities/re-authentication/use-proof';
import { call } from '#platform/api/call';
import { useSay } from '@karigar/client/i18n/use-say';
import { liveKey } from '#platform/cache/live-keys';
import { pathTo } from '#platform/navigation/paths';
import { whyFailed } from '@karigar/client/network/why-failed';
import { toasts } from '@karigar/client/toast/toasts';
import { useAction } from '@karigar/client/api/use-action';
import { SLOTS } from './book.queries.ts';
import type { StepProps } from './step-props.ts';

/** Why nothing was ordered. */
export type Trouble =
  | { readonly kind: 'taken'; readonly at: Instant; readonly nearest: Instant | null }
  | { readonly kind: 'price'; readonly before: Paise; readonly now: Paise }
  | { readonly kind: 'no-phone' }
  | { readonly kind: 'failed'; readonly words: string; readonly isUnsure: boolean };

const UNSURE = new Set(['network', 'timeout', 'unavailable', 'bad-reply', 'foreign']);

/**
 * Places the draft's order, once, however often the button is pressed. An unproven phone is confirmed in a sheet, and
 * the order goes out again.
 */
export const useOrder = ({ service, draft, onGo }: StepProps) => {
  const say = useSay();
  const navigate = useNavigate();
  const reads = useQueryClient();
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [bookedPath, setBookedPath] = useState<string | null>(null);
  // The sheet's history entry may hold the draft as it was before the address was saved.
  const last = useRef<{ addressId: number | null; at: Instant | null }>({
    addressId: null,
    at: null,
  });

  const failed = (result: Exclude<CallResult<AnyCall>, { kind: 'ok' }>): void =>
    setTrouble({
      kind: 'failed',
      words: whyFailed(result, say),
      isUnsure: UNSURE.has(result.kind),
    });

  const savedId = async ({ id, area: _area, city: _city, ...words }: DraftAddress) => {
    if (id !== null) return id;
    if (last.current.addressId !== null) return last.current.addressId;
    const result = await call(saveAddress, words);
    if (result.kind === 'ok') {
      void reads.invalidateQueries(ADDRESSES);
      last.current.addressId = result.data.addressId;
      return result.data.addressId;
    }
    failed(result);
    return null;
  };

  /** Returns the proof that the order needs first. */
  const place = async (at: Instant): Promise<Proof | null> => {
    const { address, choice } = draft;
    if (address === null) return null;
    setTrouble(null);
    last.current.at = at;
    const addressId = await savedId(address);
    if (addressId === null) return null;
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
      setBookedPath(path);
      return null;
    }
    onGo('confirm', kept, true);
    if (result.kind === 'refused' && result.code === 'slot.full') {
      void reads.invalidateQueries(SLOTS);
      setTrouble({ kind: 'taken', at, nearest: result.details?.nearest ?? null });
    } else if (result.kind === 'refused' && result.code === 'order.price-changed') {
      const now = result.details?.total ?? total;
      await reads.invalidateQueries(SERVICE);
      setTrouble({ kind: 'price', before: total, now });
    } else if (result.kind === 'refused' && result.code === 'order.phone-unproven') {
      const phone = result.details?.phone ?? '';
      if (phone === '') setTrouble({ kind: 'no-phone' });
      else {
        failed(result);
        return { purpose: 'new-phone', to: phone };
      }
    } else failed(result);
    return null;
  };
  const proof = useProof(async () => {
    const at = last.current.at ?? draft.at;
    return at === null ? null : place(at);
  }, 'order-phone');
  // The sheet closes first: it is a step in history above this screen.
  const isSheetOpen = proof.sent !== null;
  useEffect(() => {
    if (bookedPath !== null && !isSheetOpen) navigate(bookedPath, { replace: true });
  }, [bookedPath, isSheetOpen, navigate]);
  const { run, isBusy } = useAction(async (at: Instant) => {
    const needed = await place(at);
    if (needed !== null) await proof.ask(needed);
  });
  return { run, isBusy, trouble, proof };
};
