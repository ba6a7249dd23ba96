import type { Actor } from '../roles.ts';
import { accepted, refused, type Result } from '../result.ts';
import {
  BOOKING_STATES,
  isBookingState,
  type BookingCommand,
  type BookingState,
} from './booking.ts';

export type LifecycleRefusal =
  | 'booking.not-your-action'
  | 'booking.offer-gone'
  | 'booking.offer-open'
  | 'booking.nobody-available'
  | 'booking.not-assigned'
  | 'booking.already-assigned'
  | 'booking.not-started'
  | 'booking.already-started'
  | 'booking.on-hold'
  | 'booking.not-on-hold'
  | 'booking.not-ended'
  | 'booking.already-ended'
  | 'booking.already-completed'
  | 'booking.cancelled'
  | 'booking.still-open';

type Outcome = BookingState | LifecycleRefusal;

/** One refusal for every actor who may use the command, or an outcome per actor; other actors are refused. */
type Cell = LifecycleRefusal | Partial<Record<Actor, Outcome>>;

/**
 * All transitions of a booking. `refuse` and `expire` apply to the last open offer: while another
 * offer is open, the booking stays offered and this table is not consulted. A serviceman who
 * cancels gives the job back; `no-show` is the serviceman's report, with proof, that nobody was
 * home. In `refused` operators look for somebody; when their deadline passes, the system cancels.
 * Operators `release` a job when its assignee cannot come, and hold or end work for a serviceman
 * whose phone does not work.
 */
const LIFECYCLE: Record<BookingCommand, Record<BookingState, Cell>> = {
  offer: {
    requested: { system: 'offered', operator: 'offered' },
    offered: { system: 'offered', operator: 'offered' },
    assigned: 'booking.already-assigned',
    started: 'booking.already-started',
    held: 'booking.already-started',
    ended: 'booking.already-ended',
    completed: 'booking.already-completed',
    cancelled: 'booking.cancelled',
    refused: 'booking.nobody-available',
  },
  accept: {
    requested: 'booking.offer-gone',
    offered: { serviceman: 'assigned' },
    assigned: 'booking.already-assigned',
    started: 'booking.already-assigned',
    held: 'booking.already-assigned',
    ended: 'booking.already-assigned',
    completed: 'booking.already-completed',
    cancelled: 'booking.cancelled',
    refused: 'booking.offer-gone',
  },
  refuse: {
    requested: { system: 'refused', operator: 'refused', serviceman: 'booking.offer-gone' },
    offered: { serviceman: 'requested', operator: 'refused', system: 'booking.offer-open' },
    assigned: 'booking.already-assigned',
    started: 'booking.already-assigned',
    held: 'booking.already-assigned',
    ended: 'booking.already-assigned',
    completed: 'booking.already-completed',
    cancelled: 'booking.cancelled',
    refused: 'booking.nobody-available',
  },
  expire: {
    requested: 'booking.offer-gone',
    offered: { system: 'requested' },
    assigned: 'booking.already-assigned',
    started: 'booking.already-assigned',
    held: 'booking.already-assigned',
    ended: 'booking.already-assigned',
    completed: 'booking.already-completed',
    cancelled: 'booking.cancelled',
    refused: 'booking.offer-gone',
  },
  assign: {
    requested: { operator: 'assigned' },
    offered: { operator: 'assigned' },
    assigned: { operator: 'assigned' },
    started: 'booking.already-started',
    held: { operator: 'held' },
    ended: 'booking.already-ended',
    completed: 'booking.already-completed',
    cancelled: 'booking.cancelled',
    refused: { operator: 'assigned' },
  },
  start: {
    requested: 'booking.not-assigned',
    offered: 'booking.not-assigned',
    assigned: { serviceman: 'started' },
    started: 'booking.already-started',
    held: 'booking.already-started',
    ended: 'booking.already-ended',
    completed: 'booking.already-completed',
    cancelled: 'booking.cancelled',
    refused: 'booking.nobody-available',
  },
  hold: {
    requested: 'booking.not-assigned',
    offered: 'booking.not-assigned',
    assigned: 'booking.not-started',
    started: { serviceman: 'held', operator: 'held' },
    held: 'booking.on-hold',
    ended: 'booking.already-ended',
    completed: 'booking.already-completed',
    cancelled: 'booking.cancelled',
    refused: 'booking.nobody-available',
  },
  resume: {
    requested: 'booking.not-assigned',
    offered: 'booking.not-assigned',
    assigned: 'booking.not-started',
    started: 'booking.not-on-hold',
    held: { serviceman: 'started' },
    ended: 'booking.already-ended',
    completed: 'booking.already-completed',
    cancelled: 'booking.cancelled',
    refused: 'booking.nobody-available',
  },
  end: {
    requested: 'booking.not-assigned',
    offered: 'booking.not-assigned',
    assigned: 'booking.not-started',
    started: { serviceman: 'ended', operator: 'ended' },
    held: 'booking.on-hold',
    ended: 'booking.already-ended',
    completed: 'booking.already-completed',
    cancelled: 'booking.cancelled',
    refused: 'booking.nobody-available',
  },
  verify: {
    requested: 'booking.not-assigned',
    offered: 'booking.not-assigned',
    assigned: 'booking.not-started',
    started: 'booking.not-ended',
    held: 'booking.not-ended',
    ended: { serviceman: 'completed', operator: 'completed' },
    completed: 'booking.already-completed',
    cancelled: 'booking.cancelled',
    refused: 'booking.nobody-available',
  },
  cancel: {
    requested: {
      customer: 'cancelled',
      operator: 'cancelled',
      serviceman: 'booking.not-assigned',
      system: 'booking.still-open',
    },
    offered: {
      customer: 'cancelled',
      operator: 'cancelled',
      serviceman: 'booking.not-assigned',
      system: 'booking.offer-open',
    },
    assigned: {
      customer: 'cancelled',
      operator: 'cancelled',
      serviceman: 'requested',
      system: 'booking.already-assigned',
    },
    started: {
      customer: 'booking.already-started',
      operator: 'cancelled',
      serviceman: 'booking.already-started',
      system: 'booking.already-started',
    },
    held: {
      customer: 'booking.already-started',
      operator: 'cancelled',
      serviceman: 'booking.already-started',
      system: 'booking.already-started',
    },
    ended: 'booking.already-ended',
    completed: 'booking.already-completed',
    cancelled: 'booking.cancelled',
    refused: {
      customer: 'cancelled',
      operator: 'cancelled',
      serviceman: 'booking.not-assigned',
      system: 'cancelled',
    },
  },
  'no-show': {
    requested: 'booking.not-assigned',
    offered: 'booking.not-assigned',
    assigned: { serviceman: 'cancelled' },
    started: 'booking.already-started',
    held: 'booking.already-started',
    ended: 'booking.already-ended',
    completed: 'booking.already-completed',
    cancelled: 'booking.cancelled',
    refused: 'booking.nobody-available',
  },
  release: {
    requested: 'booking.not-assigned',
    offered: 'booking.not-assigned',
    assigned: { operator: 'requested' },
    started: 'booking.already-started',
    held: 'booking.already-started',
    ended: 'booking.already-ended',
    completed: 'booking.already-completed',
    cancelled: 'booking.cancelled',
    refused: 'booking.not-assigned',
  },
  reopen: {
    requested: 'booking.still-open',
    offered: 'booking.still-open',
    assigned: 'booking.still-open',
    started: 'booking.still-open',
    held: 'booking.still-open',
    ended: 'booking.still-open',
    completed: 'booking.already-completed',
    cancelled: { operator: 'requested' },
    refused: { operator: 'requested' },
  },
};

/** An actor may use a command if it can succeed in some state. Other actors do not learn the booking's state. */
const mayEver = (command: BookingCommand, actor: Actor): boolean =>
  BOOKING_STATES.some((state) => {
    const cell = LIFECYCLE[command][state];
    return typeof cell !== 'string' && isBookingState(cell[actor]);
  });

/** state × command × actor → the next state or a refusal. */
export const decide = (
  state: BookingState,
  command: BookingCommand,
  actor: Actor,
): Result<BookingState, LifecycleRefusal> => {
  if (!mayEver(command, actor)) return refused('booking.not-your-action');
  const cell = LIFECYCLE[command][state];
  const outcome = typeof cell === 'string' ? cell : (cell[actor] ?? 'booking.not-your-action');
  return isBookingState(outcome) ? accepted(outcome) : refused(outcome);
};

/** Every refusal that `decide` can return for these states. A call must declare them. */
export const lifecycleRefusals = (
  command: BookingCommand,
  actor: Actor,
  states: readonly BookingState[],
): readonly LifecycleRefusal[] => {
  const names = new Set<LifecycleRefusal>();
  for (const state of states) {
    const decision = decide(state, command, actor);
    if (!decision.ok) names.add(decision.refusal);
  }
  return [...names];
};
