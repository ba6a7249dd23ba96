import type { Instant } from '../dates/instant.ts';
import type { BookingState } from '../bookings/booking.ts';
import { showsContact } from '../contact/contact.ts';
import { customerCancel } from './customer-cancel.ts';
import { rateBooking } from './rating.ts';
import { mayReschedule } from '../orders/reschedule.ts';

/** Before he has it, whom it was offered to is nobody's business. */
const NAMELESS: ReadonlySet<BookingState> = new Set(['requested', 'offered', 'refused']);
export const showsServiceman = (state: BookingState): boolean => !NAMELESS.has(state);

/** From the moment somebody comes: his phone may be without network, and the work done before we hear of it. */
export const showsCompletionCode = showsContact;

export const FOLLOWED_STEPS = [
  'booked',
  'assigned',
  'started',
  'held',
  'ended',
  'completed',
  'cancelled',
  'refused',
] as const;
export type StepName = (typeof FOLLOWED_STEPS)[number];

/** A step without its time is still to come. */
export type Step = { readonly step: StepName; readonly at: Instant | null };

type Moments = Readonly<Partial<Record<StepName, Instant>>>;

const AHEAD: readonly StepName[] = ['booked', 'assigned', 'started', 'ended', 'completed'];

/** The way of a booking as its customer follows it: what happened with its time, then what comes. */
export const followingSteps = (state: BookingState, moments: Moments): readonly Step[] => {
  const stepAt = (step: StepName): Step => ({ step, at: moments[step] ?? null });
  if (state === 'cancelled' || state === 'refused') {
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
  readonly rate: boolean;
  readonly chat: boolean;
  readonly call: boolean;
};

/** What a customer may do to her booking now: her screen shows it and the server agrees to it. */
export const customerMay = (booking: {
  readonly state: BookingState;
  readonly cancelUntil: Instant | null;
  readonly isRated: boolean;
  /** Without a known place nobody can say who could come. */
  readonly hasPlace: boolean;
  readonly now: Instant;
}): CustomerMay => ({
  cancel: customerCancel(booking).ok,
  reschedule: booking.hasPlace && mayReschedule(booking).ok,
  rate: rateBooking(booking).ok,
  chat: showsContact(booking.state),
  call: showsContact(booking.state),
});
