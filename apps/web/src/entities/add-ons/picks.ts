import type { listServiceAddOns } from '@karigar/contract/add-ons/list-service-add-ons';
import type { ProposedAddOn } from '@karigar/contract/add-ons/propose-add-ons';
import type { OutputOf } from '@karigar/contract/define-call';
import { sumOf, times, type Paise } from '@karigar/domain/money';

/** One of what is offered for a service. */
export type OfferedAddOn = OutputOf<typeof listServiceAddOns>[number];

/** How many of each, by the catalogue's id; nothing is there with zero. */
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

/** Only what was picked, each with the price that was on the screen. */
export const proposalOf = (picks: Picks, offered: readonly OfferedAddOn[]): ProposedAddOn[] =>
  picked(picks, offered).map(({ addOn: { id, price }, quantity }) => ({
    addOnId: id,
    shownPrice: price,
    price,
    quantity,
  }));
