import { sumOf, times, type Paise } from '../money.ts';
import type { AddOnStatus } from './add-ons.ts';

export type BilledAddOn = {
  readonly name: string;
  readonly price: Paise;
  readonly quantity: number;
  readonly status: AddOnStatus;
};

export type BillLine = {
  readonly name: string;
  readonly quantity: number;
  readonly amount: Paise;
};

export type Bill = {
  readonly bookingTotal: Paise;
  readonly addOns: readonly BillLine[];
  readonly total: Paise;
};

type Priced = Pick<BilledAddOn, 'price' | 'quantity' | 'status'>;

/** The sum of the booking's total and the add-ons that the customer accepted, nothing else. */
export const billTotal = (bookingTotal: Paise, addOns: readonly Priced[]): Paise =>
  sumOf([
    bookingTotal,
    ...addOns
      .filter(({ status }) => status === 'accepted')
      .map(({ price, quantity }) => times(price, quantity)),
  ]);

/** The same, line by line. */
export const billOf = (bookingTotal: Paise, addOns: readonly BilledAddOn[]): Bill => {
  const lines = addOns
    .filter((addOn) => addOn.status === 'accepted')
    .map(({ name, price, quantity }) => ({ name, quantity, amount: times(price, quantity) }));
  return { bookingTotal, addOns: lines, total: billTotal(bookingTotal, addOns) };
};

/** Commands about the course of the visit. */
const OF_VISIT: ReadonlySet<string> = new Set([
  'set-off',
  'arrive',
  'run-late',
  'start',
  'hold',
  'resume',
]);

/** After this command of a booking its add-ons, total, payments and earnings are as they were. */
export const keepsBill = (command: string): boolean => OF_VISIT.has(command);
