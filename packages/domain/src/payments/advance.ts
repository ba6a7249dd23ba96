import type { BookingState } from '../bookings/booking.ts';
import { minus, paise, sumOf, type Paise } from '../money.ts';
import { portionBelow } from '../ledger/portion.ts';

const WHOLE = 10_000;
const RUPEE = 100;

/** What a service asks for before the work, of the price as ordered: in whole rupees, rounded down. */
export const advanceOf = (price: Paise, basisPoints: number): Paise => {
  const exact = portionBelow(price, basisPoints, WHOLE);
  return minus(exact, paise(exact % RUPEE));
};

type Facts = {
  readonly state: BookingState;
  readonly advance: Paise;
  readonly paid: Paise;
  /** Captured by the gateway and not a payment yet. */
  readonly held: Paise;
};

/** What of the advance is still to pay; nothing once the work has ended, because then the bill has it. */
export const advanceDue = ({ state, advance, paid, held }: Facts): Paise =>
  state === 'assigned' || state === 'started' || state === 'held'
    ? paise(Math.max(0, minus(advance, sumOf([paid, held]))))
    : paise(0);
