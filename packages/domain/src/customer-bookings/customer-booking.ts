import type { Instant } from '../dates/instant.ts';
import type { BookingState } from '../bookings/booking.ts';
import { decide } from '../bookings/lifecycle.ts';
import { showsContact } from '../contact/contact.ts';
import { rateBooking } from './rating.ts';
import { mayReschedule } from '../orders/reschedule.ts';
import { mayReplace, type Trouble } from '../visit-problems/trouble.ts';

/** Before assignment the customer does not see to whom the booking was offered. */
const UNASSIGNED: ReadonlySet<BookingState> = new Set(['requested', 'offered', 'refused']);
export const showsServiceman = (state: BookingState): boolean => !UNASSIGNED.has(state);

/** Shown from assignment on: the serviceman may be offline and finish the work before the server knows of it. */
export const showsCompletionCode = showsContact;

export const BOOKING_STEPS = [
  'booked',
  'assigned',
  'started',
  'held',
  'ended',
  'completed',
  'cancelled',
] as const;
export type StepName = (typeof BOOKING_STEPS)[number];

/** A step without a time is still to come. */
export type Step = { readonly step: StepName; readonly at: Instant | null };

type Moments = Readonly<Partial<Record<StepName, Instant>>>;

const AHEAD: readonly StepName[] = ['booked', 'assigned', 'started', 'ended', 'completed'];

/** When somebody accepted, unless the booking was given back since: then the step is still to come. */
const sinceSearch = ({ assigned, ...others }: Moments, since: Instant): Moments =>
  assigned === undefined || assigned < since ? others : { assigned, ...others };

/**
 * The customer's timeline of a booking: past steps with their times, then the steps to come. `since`:
 * when the last search for somebody began.
 */
export const bookingSteps = (
  state: BookingState,
  known: Moments,
  since: Instant,
): readonly Step[] => {
  const moments = sinceSearch(known, since);
  const stepAt = (step: StepName): Step => ({ step, at: moments[step] ?? null });
  if (state === 'cancelled') {
    const happened = AHEAD.filter((step) => moments[step] !== undefined);
    return [...happened, state].map(stepAt);
  }
  return AHEAD.flatMap((step) =>
    step === 'started' && state === 'held' ? [stepAt(step), stepAt('held')] : [stepAt(step)],
  );
};

export type CustomerMay = {
  readonly cancel: boolean;
  readonly reschedule: boolean;
  /** Ask for somebody else. */
  readonly replace: boolean;
  readonly rate: boolean;
  readonly tip: boolean;
  readonly chat: boolean;
  readonly call: boolean;
};

/** What a customer may do to a booking now. The screen and the server both use it. */
export const customerMay = (booking: {
  readonly state: BookingState;
  readonly cancelUntil: Instant | null;
  readonly trouble: Trouble | null;
  /** The customer blocked the serviceman. */
  readonly hasBlocked: boolean;
  readonly isRated: boolean;
  /** The whole bill is paid. */
  readonly isPaid: boolean;
  readonly hasTip: boolean;
  /** Without a known place, the available servicemen cannot be determined. */
  readonly hasPlace: boolean;
  readonly now: Instant;
}): CustomerMay => ({
  cancel: decide(booking.state, 'cancel', 'customer').ok,
  reschedule: booking.hasPlace && mayReschedule(booking).ok,
  replace: booking.hasPlace && mayReplace(booking).ok,
  rate: rateBooking(booking).ok,
  tip: booking.isPaid && !booking.hasTip,
  chat: showsContact(booking.state) && !booking.hasBlocked,
  call: showsContact(booking.state) && !booking.hasBlocked,
});
