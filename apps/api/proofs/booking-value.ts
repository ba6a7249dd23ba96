import type { AddOnStatus } from '@karigar/domain/bookings/add-ons';
import type { BookingState } from '@karigar/domain/bookings/booking';
import type { Move } from '@karigar/domain/bookings/late-case';
import { OVERDUE_MS, type Delay } from '@karigar/domain/visit-problems/running-late';
import type { Instant } from '@karigar/domain/dates/instant';
import type { Ranked } from '@karigar/domain/offers/rank';
import { paise, type Paise } from '@karigar/domain/money';

export type SpecOffer = {
  readonly serviceman: number;
  readonly round: number;
  readonly until: Instant;
  readonly outcome: 'accepted' | 'refused' | 'lapsed' | 'gone' | null;
};

export type SpecOverride = {
  readonly by: number;
  readonly at: Instant;
  readonly isConfirmed: boolean;
};

/** A booking as the rules alone see it: all that a call can change or read. Servicemen are account ids. */
export type SpecBooking = {
  readonly state: BookingState;
  readonly holder: number | null;
  readonly bookedAt: Instant;
  readonly startsAt: Instant;
  /** When the search for somebody began. */
  readonly waitingSince: Instant;
  /** Reschedules by the customer while the booking was assigned; the latest first. */
  readonly moves: readonly Move[];
  /** In whose place the customer wanted somebody else. */
  readonly replaced: readonly number[];
  readonly cancelUntil: Instant | null;
  /** When dispatch has to look again; null when it does not. */
  readonly dispatchAt: Instant | null;
  readonly offers: readonly SpecOffer[];
  readonly tries: number;
  readonly codeUntil: Instant | null;
  readonly total: Paise;
  readonly addOns: readonly { readonly quantity: number; readonly status: AddOnStatus }[];
  readonly frozen: Paise | null;
  readonly paid: Paise;
  readonly isRated: boolean;
  /** The arrival time that the serviceman announced; reset by a new assignee or a new time. */
  readonly expectedAt: Instant | null;
  readonly arrivedAt: Instant | null;
  readonly overdueAt: Instant | null;
  readonly calls: readonly { readonly by: number; readonly at: Instant }[];
  readonly visitCharge: Paise | null;
  readonly isVisitSettled: boolean;
  readonly sends: number;
  readonly sentAt: Instant | null;
  readonly overrides: readonly SpecOverride[];
  /** Each change is one version and one event. */
  readonly changes: number;
};

/** Operations of visit problems. A serviceman asks for a code, or the customer, who is null here. */
export type ExceptionOp =
  | { readonly kind: 'arrive' | 'no-show'; readonly by: number; readonly isThere: boolean }
  | { readonly kind: 'call'; readonly by: number }
  | { readonly kind: 'late'; readonly by: number; readonly delay: Delay }
  | { readonly kind: 'send-code'; readonly by: number | null }
  | { readonly kind: 'ask-override' | 'confirm-override'; readonly by: number }
  | { readonly kind: 'settle-visit' }
  | { readonly kind: 'tell-overdue' };

/** Operations of an operator, who names the version of the booking. */
export type DispatchOp = {
  readonly kind: 'release' | 'reopen' | 'hold-for';
  readonly version: number;
};

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
  | { readonly kind: 'assign'; readonly to: number; readonly version: number }
  | DispatchOp
  | ExceptionOp;

/** The surroundings of a booking: the time, the servicemen on duty in dispatch order, and an add-on's price. */
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

/** When to report that nobody has come; reported once, until the state, assignee or times change. */
const overdueOf = (before: SpecBooking, next: SpecBooking): Instant | null => {
  if (WAY.every((name) => before[name] === next[name])) return before.overdueAt;
  if (next.state !== 'assigned' || next.arrivedAt !== null) return null;
  return (next.expectedAt ?? next.startsAt) + OVERDUE_MS;
};

/** Resets the arrival on a new assignee or time, closes offers after 'offered', plans dispatch while nobody is assigned. */
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
  const isMoved = more.startsAt !== undefined && state === 'requested';
  if (state === booking.state && !isMoved) return changed;
  const offers = booking.state === 'offered' ? changed.offers.map(closed) : changed.offers;
  const isSearched = isMoved || (state === 'requested' && booking.state !== 'offered');
  return {
    ...changed,
    offers,
    waitingSince: isSearched ? now : booking.waitingSince,
    dispatchAt: state === 'requested' || state === 'refused' ? now : null,
  };
};

export const yes = (...changed: Parameters<typeof change>): Said => ({
  said: 'ok',
  booking: change(...changed),
});

/** A new booking without any change. */
export const untouched = (
  booking: Pick<SpecBooking, 'state' | 'bookedAt' | 'startsAt' | 'dispatchAt' | 'total'>,
): SpecBooking => ({
  ...booking,
  waitingSince: booking.bookedAt,
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
  moves: [],
  replaced: [],
  isVisitSettled: false,
  sends: 0,
  sentAt: null,
  overrides: [],
  changes: 0,
});
