import type { ServiceDetails } from '@karigar/contract/catalogue/get-service';
import { sumOf, times, type Paise } from '@karigar/domain/money';

/** What a customer has selected of a service so far. */
export type Choice = {
  readonly quantity: number;
  /** Quantity of each add-on, by id. */
  readonly addOns: Readonly<Record<number, number>>;
};

export const MOST = 20;
const isCount = (value: unknown, least: number): value is number =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= MOST;

/** Parsed from a history entry, which an older app or a tampered page may have written. */
export const choiceOf = (state: unknown): Choice => {
  const kept = (state as { choice?: Partial<Choice> } | null)?.choice;
  const addOns = typeof kept?.addOns === 'object' && kept.addOns !== null ? kept.addOns : {};
  return {
    quantity: isCount(kept?.quantity, 1) ? kept.quantity : 1,
    addOns: Object.fromEntries(Object.entries(addOns).filter(([, count]) => isCount(count, 1))),
  };
};

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
