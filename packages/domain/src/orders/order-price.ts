import { sumOf, times, type Paise } from '../money.ts';
import { accepted, refused, type Result } from '../result.ts';

type Chosen = { readonly addOnId: number; readonly quantity: number };

export type OrderedItem = {
  readonly quantity: number;
  readonly addOns: readonly Chosen[];
};

type Priced = { readonly id: number; readonly price: Paise };

export type ItemPrice = {
  /** Of the service alone: add-ons are billed separately. */
  readonly total: Paise;
  readonly addOns: readonly (Chosen & { readonly price: Paise })[];
  readonly whole: Paise;
};

/** Prices come from the catalogue. */
export const priceItem = (
  item: OrderedItem,
  price: Paise,
  offered: readonly Priced[],
): Result<ItemPrice, 'add-on.not-found'> => {
  const prices = new Map(offered.map((addOn) => [addOn.id, addOn.price]));
  const addOns: (Chosen & { readonly price: Paise })[] = [];
  for (const chosen of item.addOns) {
    const unit = prices.get(chosen.addOnId);
    if (unit === undefined) return refused('add-on.not-found');
    addOns.push({ ...chosen, price: unit });
  }
  const total = times(price, item.quantity);
  const whole = sumOf([total, ...addOns.map((addOn) => times(addOn.price, addOn.quantity))]);
  return accepted({ total, addOns, whole });
};
