import type { ServiceDetails } from '@karigar/contract/catalogue/get-service';
import { MOST_QUANTITY, mostQuantity } from '@karigar/domain/orders/most-quantity';
import { sumOf, times, type Paise } from '@karigar/domain/money';

/** What a customer has selected of a service so far. */
export type Choice = {
  readonly quantity: number;
  /** Quantity of each add-on, by id. */
  readonly addOns: Readonly<Record<number, number>>;
};

const isCount = (value: unknown, least: number): value is number =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= MOST_QUANTITY;

/** Parsed from a history entry, which an older app or a tampered page may have written. */
export const choiceOf = (state: unknown): Choice => {
  const kept = (state as { choice?: Partial<Choice> } | null)?.choice;
  const addOns = typeof kept?.addOns === 'object' && kept.addOns !== null ? kept.addOns : {};
  return {
    quantity: isCount(kept?.quantity, 1) ? kept.quantity : 1,
    addOns: Object.fromEntries(Object.entries(addOns).filter(([, count]) => isCount(count, 1))),
  };
};

/** With a quantity that fits into one visit: the history entry may have one from before a change of the service. */
export const fittingChoice = (choice: Choice, { minutes }: ServiceDetails): Choice => ({
  ...choice,
  quantity: Math.max(1, Math.min(choice.quantity, mostQuantity(minutes))),
});

export const withAddOn = (choice: Choice, id: number, count: number): Choice => {
  const { [id]: _before, ...others } = choice.addOns;
  return { ...choice, addOns: count > 0 ? { ...others, [id]: count } : others };
};

/** At the shown prices; the server computes what is paid. */
export const totalOf = ({ price, addOns }: ServiceDetails, choice: Choice): Paise =>
  sumOf([
    times(price, choice.quantity),
    ...addOns.map((addOn) => times(addOn.price, choice.addOns[addOn.id] ?? 0)),
  ]);
