import { addDays, dayOf, startOfDay } from '../dates/india-day.ts';
import type { Instant } from '../dates/instant.ts';
import type { NotificationKind } from './notification-kinds.ts';

export const CHANNELS = ['push', 'whatsapp', 'sms'] as const;
export type Channel = (typeof CHANNELS)[number];

/** After `wait` seconds the next step is taken, unless the message has arrived. */
type Step = { readonly channel: Channel; readonly wait: number };

export type MessagePlan = {
  readonly steps: readonly Step[];
  /** Seconds within which it must have arrived; afterwards the desk is shown that it has not. */
  readonly within: number;
  /** Seconds within which a person calls the customer whom it did not reach; null where nobody calls. */
  readonly callWithin: number | null;
  /** Sent at night too. */
  readonly isUrgent: boolean;
  /** The part of the day's money up to which paid channels carry it, and only within a person's share; null for without limit. */
  readonly budgetShare: number | null;
  /** Nobody may hear of it after its time. */
  readonly endsWhenDue: boolean;
  /** A transactional message is about the own booking and needs no consent. */
  readonly consent: 'transactional' | 'optional';
};

const MINUTE = 60;
const HALF_HOUR = 30 * MINUTE;
const HOUR = 60 * MINUTE;

const stepsOf = (steps: readonly (readonly [Channel, number])[]): readonly Step[] =>
  steps.map(([channel, wait]) => ({ channel, wait }));

const plan = (
  steps: readonly (readonly [Channel, number])[],
  within: number,
  { callWithin, isUrgent = false }: { callWithin: number; isUrgent?: boolean },
): MessagePlan => ({
  steps: stepsOf(steps),
  within,
  callWithin,
  isUrgent,
  budgetShare: isUrgent ? null : 1,
  endsWhenDue: false,
  consent: 'transactional',
});

/** Somebody stands there or should: minutes count. */
const NOW = plan(
  [
    ['push', 30],
    ['sms', 2 * MINUTE],
    ['whatsapp', 2 * MINUTE],
  ],
  10 * MINUTE,
  { callWithin: 5 * MINUTE, isUrgent: true },
);
/** The customer plans their day by it. */
const SOON = plan(
  [
    ['push', 2 * MINUTE],
    ['whatsapp', 5 * MINUTE],
    ['sms', 10 * MINUTE],
  ],
  HOUR,
  { callWithin: HALF_HOUR },
);
/** Good to know, and still true tomorrow. */
const LATER = plan(
  [
    ['push', 10 * MINUTE],
    ['whatsapp', 20 * MINUTE],
    ['sms', HOUR],
  ],
  4 * HOUR,
  { callWithin: 24 * HOUR },
);

/** What customers hear outside the app; every other notification is in the app and a push. */
export const CUSTOMER_PLANS = {
  'serviceman-assigned': SOON,
  'running-late': NOW,
  overdue: NOW,
  'at-your-door': NOW,
  'nobody-yet': SOON,
  'nobody-came': SOON,
  'given-back-late': SOON,
  'cancelled-by-team': SOON,
  'moved-by-team': SOON,
  'work-completed': LATER,
  'back-with-you': LATER,
  'refund-made': LATER,
} as const satisfies Partial<Record<NotificationKind, MessagePlan>>;

type PlannedKind = keyof typeof CUSTOMER_PLANS;

/** Its code is on the customer's screen too, but nobody waits at the door for a customer to find the app. */
export const CODE_PLAN: MessagePlan = plan([['sms', 10 * MINUTE]], 10 * MINUTE, {
  callWithin: 5 * MINUTE,
  isUrgent: true,
});
export const CODE_KIND = 'completion-code';

/** Seconds within which a person calls, by kind. */
export const CALL_WITHIN: Readonly<Record<string, number>> = Object.fromEntries(
  [...Object.entries(CUSTOMER_PLANS), [CODE_KIND, CODE_PLAN] as const].flatMap(
    ([kind, { callWithin }]) => (callWithin === null ? [] : [[kind, callWithin]]),
  ),
);

/**
 * An offer lives half a minute to two hours. A second push follows one that no phone showed; then an SMS, to those who chose
 * it. Half of the day's money stays for customers. Its time is the offer's own.
 */
export const OFFER_KIND = 'job-offered';
const OFFER_PLAN: MessagePlan = {
  steps: stepsOf([
    ['push', 3],
    ['push', 3],
    ['sms', MINUTE],
  ]),
  within: 2 * HOUR,
  callWithin: null,
  isUrgent: true,
  budgetShare: 0.5,
  endsWhenDue: true,
  consent: 'optional',
};

const isPlanned = (kind: string): kind is PlannedKind => Object.hasOwn(CUSTOMER_PLANS, kind);

/** Null for what stays in the app. */
export const messagePlanOf = (kind: string): MessagePlan | null => {
  if (kind === CODE_KIND) return CODE_PLAN;
  if (kind === OFFER_KIND) return OFFER_PLAN;
  return isPlanned(kind) ? CUSTOMER_PLANS[kind] : null;
};

const QUIET_FROM_HOUR = 22;
const QUIET_UNTIL_HOUR = 7;
const HOUR_MS = 3_600_000;

/** The end of the night in India; null by day. */
export const quietUntil = (now: Instant): Instant | null => {
  const day = dayOf(now);
  const morning = startOfDay(day) + QUIET_UNTIL_HOUR * HOUR_MS;
  if (now < morning) return morning;
  return now < startOfDay(day) + QUIET_FROM_HOUR * HOUR_MS
    ? null
    : startOfDay(addDays(day, 1)) + QUIET_UNTIL_HOUR * HOUR_MS;
};

/** By when it must have arrived: a message that waits for the morning has its time from then. */
export const messageDue = ({ within, isUrgent }: MessagePlan, now: Instant): Instant =>
  (isUrgent ? now : (quietUntil(now) ?? now)) + within * 1000;
