import type { RefusalName } from '@karigar/contract/refusals';
import type { DetailedRefusal } from '@karigar/contract/refusals/refusal-details';
import type { BookingCommand, BookingState } from '@karigar/domain/bookings/booking';
import { claimAge, happenedAt } from '@karigar/domain/bookings/claimed-time';
import { lateCaseDue, lateCaseOf } from '@karigar/domain/bookings/late-case';
import { decide, type LifecycleRefusal } from '@karigar/domain/bookings/lifecycle';
import { dayOf } from '@karigar/domain/dates/india-day';
import type { Instant } from '@karigar/domain/dates/instant';
import type { Paise } from '@karigar/domain/money';
import { isLateNews } from '@karigar/domain/notifications/late-news';
import {
  accepted,
  refused,
  type Accepted,
  type Refused,
  type Result,
} from '@karigar/domain/result';
import type { Actor } from '@karigar/domain/roles';
import { accountOf } from '#auth/who';
import type { CallScope, HandlerRefusal } from '#wire/define-handler';
import type { BookingRow } from './booking-row.ts';
import { issueInvoice } from './issue-invoice.ts';
import { openLateCase } from './late-case-store.ts';
import { lockOwnBooking } from './own-booking.ts';
import type { BookingRef } from './booking-store.ts';
import {
  recordFormerAssigneeCommand,
  recordRefusedCommand,
  saveChange,
  type BookingChange,
  type BookingEvent,
  type BookingNotification,
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
  /** Cash that was taken already. */
  readonly cash?: Paise;
  /** Saved with the event, also when the command is refused. */
  readonly details?: unknown;
  readonly pictureKey?: string | null;
};

/** No command happened before the booking was made, or before the serviceman's last command. */
const earliestOf = ({ booked_at: booked, started_at: started, turned_at: turned }: BookingRow) =>
  Math.max(...[booked, started, turned].map((at) => at?.getTime() ?? 0));

/** When the command happened, on the server's clock: one rule for every command that claims a time. */
const momentOf = (scope: CallScope, booking: BookingRow, { claimedAt }: Act): Instant => {
  const { now, phoneNow } = scope;
  if (claimedAt === undefined) return now;
  return happenedAt({ claimed: claimedAt, phoneNow }, earliestOf(booking), now);
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

/** Refused work and refused cash open a case for operators. */
const openCase = async (scope: CallScope, act: Act, refusal: string): Promise<void> => {
  const { now, phoneNow } = scope;
  if (scope.who.role !== 'serviceman') return;
  const claim = { claimed: act.claimedAt ?? now, phoneNow: act.claimedAt ? phoneNow : now };
  const kind = lateCaseOf({ command: act.command, refusal, ageMs: claimAge(claim, now) });
  if (kind === null) return;
  const due = lateCaseDue(kind, now);
  const cash = act.cash ?? null;
  const details = { until: dayOf(due), ...(cash === null ? {} : { amount: cash }) };
  await openLateCase(scope.tx, act.ref, { kind, cash, at: now, due, details });
};

/** Former assignee: record the command for operators, reply booking.not-found. */
export const refuseFormer = async (scope: CallScope, act: Act) => {
  if (scope.who.role === 'serviceman') {
    await recordFormerAssigneeCommand(scope.tx, act.ref, eventOf(scope, act));
    await openCase(scope, act, 'booking.reassigned');
  }
  return refused('booking.not-found');
};

/** What a command changes: without `state` the state stays, null means nothing to save. */
export type Acted = {
  readonly state?: BookingState;
  readonly change?: BookingChange;
  /** Saved with the event, where they depend on the booking. */
  readonly details?: unknown;
  readonly notification: BookingNotification | null;
};

/** A notification of an action that reached us late names the time of the action. */
const withTime = (
  notification: BookingNotification | null,
  at: Instant,
  now: Instant,
): BookingNotification | null =>
  notification !== null && isLateNews(at, now)
    ? { ...notification, details: { ...notification.details, happenedAt: at } }
    : notification;

/** Lock the row → the rules decide → save with event, notification and hints, in one transaction. */
export const actOnBooking = async <Refusal extends HandlerRefusal>(
  scope: CallScope,
  act: Act & {
    /** `at`: when it happened, on the server's clock. */
    readonly decide: (
      booking: BookingRow,
      at: Instant,
    ) => Promise<Accepted<Acted | null> | Refusal>;
  },
): Promise<Accepted<null> | Refusal | Refused<'booking.not-found'>> => {
  const booking = await lockOwnBooking(scope, act.ref);
  if (booking === null) return refuseFormer(scope, act);
  const at = momentOf(scope, booking, act);
  const decided = await act.decide(booking, at);
  const event = {
    ...eventOf(scope, act),
    happenedAt: scope.who.role === 'serviceman' ? new Date(at) : null,
  };
  if (!decided.ok) {
    await recordRefusedCommand(scope.tx, booking, decided.refusal, event);
    await openCase(scope, act, decided.refusal);
    return decided;
  }
  if (decided.value === null) return accepted(null);
  const { state = booking.state, change = {}, details = event.details } = decided.value;
  const { notification } = decided.value;
  await saveChange(
    scope.tx,
    booking,
    state,
    change,
    { ...event, details },
    withTime(notification, at, scope.now),
  );
  // Last: this locks the year's invoice counter, which all bookings share, until the commit.
  issueInvoice(scope, { ...booking, ...change, state });
  return accepted(null);
};

/** A lifecycle command: the lifecycle table decides first, `apply` adds further changes. */
export const changeBooking = <Name extends Exclude<RefusalName, DetailedRefusal>>(
  scope: CallScope,
  change: Act & {
    readonly command: BookingCommand;
    readonly apply: (booking: BookingRow, at: Instant) => Promise<Result<BookingChange, Name>>;
    readonly notify: (booking: BookingRow) => BookingNotification;
    readonly noteOf?: (booking: BookingRow) => unknown;
  },
): Promise<Result<null, Name | LifecycleRefusal | 'booking.not-found'>> =>
  actOnBooking<Refused<Name | LifecycleRefusal>>(scope, {
    ...change,
    decide: async (booking, at) => {
      const decision = decide(booking.state, change.command, actorOf(scope));
      if (!decision.ok) return decision;
      const applied = await change.apply(booking, at);
      if (!applied.ok) return applied;
      return accepted({
        state: decision.value,
        change: applied.value,
        notification: change.notify(booking),
        details: change.noteOf?.(booking) ?? change.details,
      });
    },
  });
