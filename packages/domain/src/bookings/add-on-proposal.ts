import type { Paise } from '../money.ts';
import { accepted, refused, type Accepted, type Refused } from '../result.ts';
import type { AddOnStatus } from './add-ons.ts';

type ProposedItem = {
  readonly addOnId: number;
  /** The unit price shown to the serviceman. */
  readonly shownPrice: Paise;
  readonly quantity: number;
};
type Offered = { readonly id: number; readonly price: Paise };

export type PricedAddOn = {
  readonly addOnId: number;
  readonly price: Paise;
  readonly quantity: number;
};

type AskedAddOn = {
  readonly addOnId: number;
  readonly quantity: number;
  readonly status: AddOnStatus;
};

type ProposalRefusal =
  | Refused<'add-on.not-found'>
  | (Refused<'add-on.price-changed'> & {
      readonly details: { readonly prices: { addOnId: number; price: Paise }[] };
    });

/** Prices come from the catalogue; refuses the proposal when a shown price is out of date. */
export const priceProposal = (
  proposed: readonly ProposedItem[],
  catalogue: readonly Offered[],
): Accepted<PricedAddOn[]> | ProposalRefusal => {
  const prices = new Map(catalogue.map(({ id, price }) => [id, price]));
  const priced: PricedAddOn[] = [];
  const changed = new Map<number, Paise>();
  for (const { addOnId, shownPrice, quantity } of proposed) {
    const price = prices.get(addOnId);
    if (price === undefined) return refused('add-on.not-found');
    if (price !== shownPrice) changed.set(addOnId, price);
    priced.push({ addOnId, price, quantity });
  }
  if (changed.size === 0) return accepted(priced);
  const details = { prices: [...changed].map(([addOnId, price]) => ({ addOnId, price })) };
  return { ...refused('add-on.price-changed'), details };
};

/** Leaves out items that already wait for the customer's answer, so that a repeated proposal adds nothing. */
export const leaveOutPending = (
  items: readonly PricedAddOn[],
  asked: readonly AskedAddOn[],
): PricedAddOn[] =>
  items.filter(
    (item) =>
      !asked.some(
        (known) =>
          known.status === 'pending' &&
          known.addOnId === item.addOnId &&
          known.quantity === item.quantity,
      ),
  );
