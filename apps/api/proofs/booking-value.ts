import type { AddOnStatus } from '@karigar/domain/bookings/add-ons';
import type { BookingState } from '@karigar/domain/bookings/booking';
import { OVERDUE_MS, type Delay } from '@karigar/domain/visit-problems/running-late';
import type { Instant } from '@karigar/domain/dates/instant';
import type { Ranked } from '@karigar/domain/dispatch/rank';
import { paise, type Paise } from '@karigar/domain/money';

export type SpecOffer = {
  readonly man: number;
  readonly round: number;
  readonly until: Instant;
  readonly outcome: 'accepted' | 'refused' | 'lapsed' | 'gone' | null;
};

export type SpecOverride = {
  readonly by: number;
  readonly at: Instant;
  readonly isConfirmed: boolean;
};

/** What a booking is to the rules alone: all that a call can change or ask. Men go by their account. */
export type SpecBooking = {
  readonly state: BookingState;
  readonly holder: number | null;
  readonly bookedAt: Instant;
  readonly startsAt: Instant;
  readonly cancelUntil: Instant | null;
  /** When somebody has to look again; null when nobody has to. */
  readonly dispatchAt: Instant | null;
  readonly offers: readonly SpecOffer[];
  readonly tries: number;
  readonly codeUntil: Instant | null;
  readonly total: Paise;
  readonly addOns: readonly { readonly quantity: number; readonly status: AddOnStatus }[];
  readonly frozen: Paise | null;
  readonly paid: Paise;
  readonly isRated: boolean;
  /** What he said of his way; over with another man or another time. */
  readonly expectedAt: Instant | null;
  readonly arrivedAt: Instant | null;
  readonly overdueAt: Instant | null;
  readonly calls: readonly { readonly by: number; readonly at: Instant }[];
  readonly visitCharge: Paise | null;
  readonly isVisitSettled: boolean;
  readonly sends: number;
  readonly sentAt: Instant | null;
  readonly overrides: readonly SpecOverride[];
  /** Each is one version and one event. */
  readonly changes: number;
};

/** What does not go as agreed. Codes are asked for by a man, or by the customer, who is null here. */
export type ExceptionOp =
  | { readonly kind: 'arrive' | 'no-show'; readonly by: number; readonly isThere: boolean }
  | { readonly kind: 'call'; readonly by: number }
  | { readonly kind: 'late'; readonly by: number; readonly delay: Delay }
  | { readonly kind: 'send-code'; readonly by: number | null }
  | { readonly kind: 'ask-override' | 'confirm-override'; readonly by: number }
  | { readonly kind: 'settle-visit' }
  | { readonly kind: 'tell-overdue' };

export type SpecOp =
  | {
      readonly kind: 'accept' | 'refuse' | 'give-back' | 'start' | 'hold' | 'resume' | 'end';
      readonly by: number;
    }
  | { readonly kind: 'verify'; readonly by: number; readonly isRight: boolean }
  | { readonly kind: 'propose'; readonly by: number; readonly quantity: number }
  | { readonly kind: 'pay'; readonly by: number; readonly amount: Paise }
  | { readonly kind: 'answer'; readonly at: number; readonly answer: 'accepted' | 'rejected' }
  | { readonly kind: 'reschedule'; readonly at: Instant }
  | { readonly kind: 'cancel' | 'rate' }
  | { readonly kind: 'dispatch' }
  | { readonly kind: 'assign'; readonly to: number }
  | ExceptionOp;

/** What is around a booking: the time, who is at work in the order of the rule, and what an add-on costs. */
export type SpecScope = {
  readonly now: Instant;
  readonly crew: readonly Ranked[];
  readonly price: Paise;
};

export type Said = { readonly said: string; readonly booking: SpecBooking };

export const no = (booking: SpecBooking, said: string): Said => ({ said, booking });

const closed = (offer: SpecOffer): SpecOffer =>
  offer.outcome === null ? { ...offer, outcome: 'gone' } : offer;

const WAY = ['state', 'holder', 'startsAt', 'expectedAt', 'arrivedAt'] as const;

/** When nobody has come and somebody has to be told; told once, until something of it changes. */
const overdueOf = (before: SpecBooking, next: SpecBooking): Instant | null => {
  if (WAY.every((name) => before[name] === next[name])) return before.overdueAt;
  if (next.state !== 'assigned' || next.arrivedAt !== null) return null;
  return (next.expectedAt ?? next.startsAt) + OVERDUE_MS;
};

/** Whoever moves it: what was said of the way is over with its man and its time, what is open is gone once it is no longer offered, and who waits has a next step. */
export const change = (
  booking: SpecBooking,
  state: BookingState,
  now: Instant,
  more: Partial<SpecBooking> = {},
): SpecBooking => {
  const isOther =
    (more.holder !== undefined && more.holder !== booking.holder) || more.startsAt !== undefined;
  const way = isOther ? { expectedAt: null, arrivedAt: null } : {};
  const next = { ...booking, ...more, ...way, state, changes: booking.changes + 1 };
  const changed = { ...next, overdueAt: overdueOf(booking, next) };
  if (state === booking.state) return changed;
  const offers = booking.state === 'offered' ? changed.offers.map(closed) : changed.offers;
  return { ...changed, offers, dispatchAt: state === 'requested' ? now : null };
};

export const yes = (...changed: Parameters<typeof change>): Said => ({
  said: 'ok',
  booking: change(...changed),
});

/** As nobody has touched it yet. */
export const untouched = (
  booking: Pick<SpecBooking, 'state' | 'bookedAt' | 'startsAt' | 'dispatchAt' | 'total'>,
): SpecBooking => ({
  ...booking,
  holder: null,
  cancelUntil: null,
  offers: [],
  tries: 0,
  codeUntil: null,
  addOns: [],
  frozen: null,
  paid: paise(0),
  isRated: false,
  expectedAt: null,
  arrivedAt: null,
  overdueAt: null,
  calls: [],
  visitCharge: null,
  isVisitSettled: false,
  sends: 0,
  sentAt: null,
  overrides: [],
  changes: 0,
});
