import type { Instant } from '../dates/instant.ts';
import { accepted, refused, type Result } from '../result.ts';
import type { BookingState } from '../bookings/booking.ts';
import { isCodeSpent } from '../bookings/completion-code.ts';
import { decide, type LifecycleRefusal } from '../bookings/lifecycle.ts';

/** Besides the SMS sent automatically when the work ends. */
const MOST_SENDS = 3;
const PAUSE_MS = 60_000;

type Code = {
  readonly tries: number;
  readonly expiresAt: Instant | null;
  readonly sends: number;
  readonly sentAt: Instant | null;
};

export type SendCodeRefusal =
  | LifecycleRefusal
  | 'otp.expired'
  | 'completion-code.no-phone'
  | 'completion-code.sent-enough'
  | 'completion-code.just-sent';

/**
 * Resends the completion code by SMS to the customer's own phone, for either caller. Only the
 * customer gets a new code for a spent one: a serviceman must not gain guesses by asking.
 */
export const sendCode = (booking: {
  readonly state: BookingState;
  readonly code: Code | null;
  readonly hasPhone: boolean;
  readonly by: 'serviceman' | 'customer';
  readonly now: Instant;
}): Result<'same' | 'new', SendCodeRefusal> => {
  const { state, code, hasPhone, by, now } = booking;
  const decision = decide(state, 'verify', 'serviceman');
  if (!decision.ok) return decision;
  if (code === null) return refused('otp.expired');
  if (!hasPhone) return refused('completion-code.no-phone');
  if (code.sends >= MOST_SENDS) return refused('completion-code.sent-enough');
  if (code.sentAt !== null && now - code.sentAt < PAUSE_MS)
    return refused('completion-code.just-sent');
  if (!isCodeSpent({ ...code, now })) return accepted('same');
  return by === 'customer' ? accepted('new') : refused('otp.expired');
};

/** An override request expires if nobody confirms it in this time. */
const OVERRIDE_LIFE_MS = 24 * 3_600_000;
/** Limits how many bookings one operator can close without a code. */
const MOST_ASKED_A_DAY = 20;

export const askOverride = (asked: {
  readonly state: BookingState;
  /** Override requests of this operator in the last day. */
  readonly asked: number;
}): Result<null, LifecycleRefusal | 'override.too-many'> => {
  const decision = decide(asked.state, 'verify', 'operator');
  if (!decision.ok) return decision;
  return asked.asked >= MOST_ASKED_A_DAY ? refused('override.too-many') : accepted(null);
};

/** Four eyes: a second operator must confirm the request. */
export const confirmOverride = (given: {
  readonly state: BookingState;
  readonly asked: { readonly by: number; readonly at: Instant } | null;
  readonly by: number;
  readonly now: Instant;
}): Result<BookingState, LifecycleRefusal | 'override.not-asked' | 'override.same-person'> => {
  const { state, asked, by, now } = given;
  const decision = decide(state, 'verify', 'operator');
  if (!decision.ok) return decision;
  if (asked === null || now - asked.at > OVERRIDE_LIFE_MS) return refused('override.not-asked');
  return asked.by === by ? refused('override.same-person') : decision;
};
