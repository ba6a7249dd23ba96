import type { BookingState } from '../bookings/booking.ts';
import type { Instant } from '../dates/instant.ts';
import { minus, paise, type Paise } from '../money.ts';
import { accepted, refused, type Result } from '../result.ts';

/** `failed`: an attempt failed, and the page can still be paid. */
export const ONLINE_STATES = ['waiting', 'paid', 'failed', 'expired', 'refunded'] as const;
export type OnlineState = (typeof ONLINE_STATES)[number];

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The gateway takes nothing below fifteen minutes. */
const OPEN_MS = 20 * MINUTE;
/** A page that expires sooner is not given out again. */
const LEAST_LEFT_MS = 5 * MINUTE;
const FIRST_LOOK_MS = 10_000;
/** A payment that was only authorized is captured or given back by the gateway within three days. */
const WATCHED_MS = 4 * DAY;
const LONGEST_WAIT_MS = 6 * HOUR;

export const onlineExpiry = (now: Instant): Instant => now + OPEN_MS;

export const isStillOpen = (expiresAt: Instant, now: Instant): boolean =>
  expiresAt - now >= LEAST_LEFT_MS;

/** When to ask the gateway again, at growing distances; null when nothing can come any more. */
export const nextLook = (
  {
    expiresAt,
    looks,
    isPaid = false,
  }: { readonly expiresAt: Instant; readonly looks: number; readonly isPaid?: boolean },
  now: Instant,
): Instant | null => {
  if (now >= expiresAt + WATCHED_MS) return null;
  // A page is paid once; a second capture of it would be the gateway's own mistake.
  if (isPaid) return now + LONGEST_WAIT_MS;
  const wait = Math.min(FIRST_LOOK_MS * 2 ** Math.min(looks, 20), LONGEST_WAIT_MS);
  const at = now + wait;
  // An open page is looked at once more as soon as it has expired.
  return now < expiresAt ? Math.min(at, expiresAt + MINUTE) : at;
};

/** A refund is asked about for as long as it takes: its end is promised to the customer. */
export const nextRefundLook = (looks: number, now: Instant): Instant =>
  now + Math.min(FIRST_LOOK_MS * 2 ** Math.min(looks, 20), LONGEST_WAIT_MS);

type Payable = {
  readonly state: BookingState;
  readonly isAssigned: boolean;
  readonly due: Paise;
  /** The booking is cancelled, and its visit is charged: that is what is due. */
  readonly isVisit?: boolean;
};

/** The customer pays the whole due, before the work or after it, once there is a serviceman. */
export const payOnline = ({
  state,
  isAssigned,
  due,
  isVisit = false,
}: Payable): Result<Paise, 'booking.cancelled' | 'payment.nobody-yet' | 'payment.nothing-due'> => {
  if (state === 'cancelled' && !isVisit) return refused('booking.cancelled');
  if (!isAssigned) return refused('payment.nobody-yet');
  return due > 0 ? accepted(due) : refused('payment.nothing-due');
};

/** What captured money becomes: a payment, money that goes back, or money that waits for the end of the work. */
export type Settled = { readonly used: Paise; readonly back: Paise };

/** Null while the total is not known yet: the money waits. What is not due goes back. */
export const settleCapture = (
  amount: Paise,
  {
    state,
    totalAfterEnd,
    paid,
    charge = null,
  }: {
    readonly state: BookingState;
    readonly totalAfterEnd: Paise | null;
    readonly paid: Paise;
    /** Of a visit that is due; null without one. */
    readonly charge?: Paise | null;
  },
): Settled | null => {
  if (state === 'cancelled' || state === 'refused') {
    // The charge is paid in whole or not at all.
    const used = charge !== null && charge <= amount ? charge : paise(0);
    return { used, back: minus(amount, used) };
  }
  if (totalAfterEnd === null) return null;
  const used = paise(Math.min(amount, Math.max(0, minus(totalAfterEnd, paid))));
  return { used, back: minus(amount, used) };
};
