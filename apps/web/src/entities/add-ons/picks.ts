import type { listServiceAddOns } from '@karigar/contract/add-ons/list-service-add-ons';
import type { ProposedAddOn } from '@karigar/contract/add-ons/propose-add-ons';
import type { OutputOf } from '@karigar/contract/define-call';
import { sumOf, times, type Paise } from '@karigar/domain/money';

/** One add-on that is offered for a service. */
export type OfferedAddOn = OutputOf<typeof listServiceAddOns>[number];

/** Quantity by catalogue id; never zero. */
export type Picks = ReadonlyMap<number, number>;

export const pick = (picks: Picks, id: number, quantity: number): Picks => {
  const next = new Map(picks);
  if (quantity > 0) next.set(id, quantity);
  else next.delete(id);
  return next;
};

const picked = (picks: Picks, offered: readonly OfferedAddOn[]) =>
  offered.flatMap((addOn) => {
    const quantity = picks.get(addOn.id) ?? 0;
    return quantity > 0 ? [{ addOn, quantity }] : [];
  });

export const sumOfPicks = (picks: Picks, offered: readonly OfferedAddOn[]): Paise =>
  sumOf(picked(picks, offered).map(({ addOn, quantity }) => times(addOn.price, quantity)));

/** The selected add-ons, each with the price that was shown. */
export const proposalOf = (picks: Picks, offered: readonly OfferedAddOn[]): ProposedAddOn[] =>
  picked(picks, offered).map(({ addOn: { id, price }, quantity }) => ({
    addOnId: id,
    shownPrice: price,
    price,
    quantity,
  }));
