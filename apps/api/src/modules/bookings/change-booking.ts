import type { RefusalName } from '@karigar/contract/refusals';
import type { BookingCommand, BookingState } from '@karigar/domain/bookings/booking';
import { decide } from '@karigar/domain/bookings/lifecycle';
import type { Instant } from '@karigar/domain/dates/instant';
import { accepted, refused, type Accepted, type Result } from '@karigar/domain/result';
import type { Actor } from '@karigar/domain/roles';
import { accountOf } from '#auth/who';
import type { CallScope, HandlerRefusal, HandlerResult } from '#wire/define-handler';
import type { BookingRow } from './booking-row.ts';
import { issueInvoice } from './issue-invoice.ts';
import { lockOwnBooking } from './own-booking.ts';
import type { BookingRef } from './booking-store.ts';
import {
  keepFormer,
  keepRefused,
  saveChange,
  type BookingChange,
  type BookingEvent,
  type Told,
} from './change-store.ts';

const actorOf = ({ who }: CallScope): Actor => {
  if (who.role === 'serviceman' || who.role === 'customer' || who.role === 'operator')
    return who.role;
  throw new TypeError('only people change bookings through calls');
};

type Act = {
  readonly ref: BookingRef;
  readonly command: BookingEvent['command'];
  readonly claimedAt?: Instant | undefined;
  /** Kept with the event, whatever becomes of it. */
  readonly details?: unknown;
  readonly pictureKey?: string | null;
};

const eventOf = (
  scope: CallScope,
  { command, claimedAt, details, pictureKey = null }: Act,
): BookingEvent => ({
  command,
  actor: actorOf(scope),
  accountId: accountOf(scope.who),
  claimedAt: claimedAt === undefined ? null : new Date(claimedAt),
  receivedAt: new Date(scope.now),
  key: scope.key,
  details: details ?? null,
  pictureKey,
});

/** Not his booking; where it was once, what he did is kept for operations. He is told what a stranger is told. */
export const refuseFormer = async (scope: CallScope, act: Act) => {
  if (scope.who.role === 'serviceman') await keepFormer(scope.tx, act.ref, eventOf(scope, act));
  return refused('booking.not-found');
};

/** What an act makes of the booking; a state left out stays, null is nothing to save. */
export type Acted = {
  readonly state?: BookingState;
  readonly change?: BookingChange;
  readonly told: Told | null;
};

/** Lock the row → the rules decide → save with event, notification and hints, in one transaction. */
export const actOnBooking = async (
  scope: CallScope,
  act: Act & {
    readonly decide: (booking: BookingRow) => Promise<Accepted<Acted | null> | HandlerRefusal>;
  },
): Promise<HandlerResult<null>> => {
  const booking = await lockOwnBooking(scope, act.ref);
  if (booking === null) return refuseFormer(scope, act);
  const decided = await act.decide(booking);
  const event = eventOf(scope, act);
  if (!decided.ok) {
    await keepRefused(scope.tx, booking, decided.refusal, event);
    return decided;
  }
  if (decided.value === null) return accepted(null);
  const { state = booking.state, change = {}, told } = decided.value;
  await saveChange(scope.tx, booking, state, change, event, told);
  // Last of all: the counter of the year is held from here to the commit, for every booking there is.
  issueInvoice(scope, { ...booking, ...change, state });
  return accepted(null);
};

/** A command of the lifecycle: its table decides first, `apply` adds what else changes. */
export const changeBooking = (
  scope: CallScope,
  change: Act & {
    readonly command: BookingCommand;
    readonly apply: (booking: BookingRow) => Promise<Result<BookingChange, RefusalName>>;
    readonly tell: (booking: BookingRow) => Told;
  },
): Promise<HandlerResult<null>> =>
  actOnBooking(scope, {
    ...change,
    decide: async (booking) => {
      const decision = decide(booking.state, change.command, actorOf(scope));
      if (!decision.ok) return decision;
      const applied = await change.apply(booking);
      if (!applied.ok) return applied;
      return accepted({
        state: decision.value,
        change: applied.value,
        told: change.tell(booking),
      });
    },
  });
