import type { Booking } from '@karigar/contract/bookings/booking';
import { showsServiceman } from '@karigar/domain/customer-bookings/customer-booking';
import type { Instant } from '@karigar/domain/dates/instant';
import { paise, type Paise } from '@karigar/domain/money';
import type { CalledOp } from './booking-calls.ts';
import { applyRules } from './booking-spec.ts';
import { untouched, type SpecBooking } from './booking-value.ts';
import type { HeldRow } from './history-store.ts';
import { judge, type Called, type Sequential } from './linearize.ts';

/** What a client does or sees: a call, the customer's read of the booking, or the row itself. */
export type HistoryOp = CalledOp | { readonly kind: 'look' } | { readonly kind: 'row' };

export type History = readonly Called<HistoryOp>[];

/** The booking as the customer's reply shows it, from the one row it was read from. */
export const saidByReply = (booking: Booking): string =>
  `${booking.state} ${booking.servicemanName || 'nobody'}`;

export const saidByRow = ({ state, holder, paid, isRated }: HeldRow): string =>
  `${state} ${holder ?? 'nobody'} ${paid} ${isRated}`;

const shown = ({ state, holder }: SpecBooking, names: ReadonlyMap<number, string>): string => {
  const name = showsServiceman(state) && holder !== null ? names.get(holder) : undefined;
  return `${state} ${name ?? 'nobody'}`;
};

/** A booking as it is offered, before any answer. */
export const offeredTo = (
  servicemen: readonly number[],
  { now, until, total }: { readonly now: Instant; readonly until: Instant; readonly total: Paise },
): SpecBooking => ({
  ...untouched({ state: 'offered', bookedAt: now, startsAt: now, dispatchAt: null, total }),
  offers: servicemen.map((serviceman) => ({ serviceman, round: 1, until, outcome: null })),
});

/** One call at a time on one booking, by the rules alone. No deadline passes within a history. */
const sequential = (
  start: SpecBooking,
  names: ReadonlyMap<number, string>,
  now: Instant,
): Sequential<SpecBooking, HistoryOp> => ({
  start,
  step: (state, op) => {
    if (op.kind === 'look') return { said: shown(state, names), state };
    if (op.kind === 'row') return { said: saidByRow({ id: 0, ...state }), state };
    const { said, booking } = applyRules(state, op, { now, crew: [], price: paise(0) });
    return { said, state: booking };
  },
  // A refusal changes nothing, except that a wrong code is counted.
  isIdle: ({ kind }, said) =>
    kind === 'look' || kind === 'row' || (said !== 'ok' && said !== 'otp.mismatch'),
  keyOf: (state) => JSON.stringify(state),
});

const written = ({ op, said, from, to }: Called<HistoryOp>, zero: number): string =>
  `${JSON.stringify(op)} → ${said ?? 'no answer'} (${Math.round(from - zero)} to ${Math.round(to - zero)} ms)`;

/** Null when the calls on this booking are linearizable; else where every order fails. */
export const faultOf = (
  history: History,
  start: SpecBooking,
  names: ReadonlyMap<number, string>,
  now: Instant,
): string | null => {
  const judged = judge(history, sequential(start, names, now));
  if (judged.ok) return null;
  const zero = Math.min(...history.map(({ from }) => from));
  const stuck = judged.stuck.map((called) => written(called, zero)).join('; ');
  return `after ${judged.placed} of ${history.length} nothing fits: ${stuck}`;
};
