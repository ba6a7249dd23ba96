import type { Instant } from '../dates/instant.ts';
import { accepted, refused, type Result } from '../result.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
export const HOUR_MS = 60 * MINUTE;
export const DAY_MS = 24 * HOUR_MS;

const TRIES = 5;
const FIRST_WAIT = 30 * SECOND;
const SHORT_WINDOW = 15 * MINUTE;
const RECIPIENT_PER_SHORT_WINDOW = 3;
const RECIPIENT_PER_DAY = 10;
const DEVICE_PER_HOUR = 5;
const ADDRESS_PER_HOUR_FREELY = 10;

export const OTP_CODE_LIFE_MS = 5 * MINUTE;
/** One more than the largest number a code can write. */
export const OTP_CODES = 1_000_000;

export const writeOtpCode = (number: number): string => String(number).padStart(6, '0');

export type OtpCodeRefusal = 'otp.mismatch' | 'otp.expired' | 'otp.too-many-tries';

/** Five guesses and five minutes. `matches` is asked only when a guess is left. */
export const tryOtpCode = (code: {
  readonly tries: number;
  readonly expiresAt: Instant;
  readonly now: Instant;
  readonly matches: () => boolean;
}): Result<null, OtpCodeRefusal> => {
  if (code.tries >= TRIES) return refused('otp.too-many-tries');
  if (code.now > code.expiresAt) return refused('otp.expired');
  return code.matches() ? accepted(null) : refused('otp.mismatch');
};

const never = -Infinity;

const lately = (sends: readonly Instant[], window: number, now: Instant): Instant[] =>
  sends.filter((at) => at > now - window);

/** Thirty seconds after the day's first message, then twice as long after each. */
const patientUntil = (sends: readonly Instant[], now: Instant): Instant => {
  const today = lately(sends, DAY_MS, now);
  return (today.at(-1) ?? never) + FIRST_WAIT * 2 ** Math.max(0, today.length - 1);
};

/** Whole seconds until the next message may go to this recipient; its sends are given oldest first. */
export const secondsUntilSend = (sends: readonly Instant[], now: Instant): number => {
  const next = Math.max(
    patientUntil(sends, now),
    (sends.at(-RECIPIENT_PER_SHORT_WINDOW) ?? never) + SHORT_WINDOW,
    (sends.at(-RECIPIENT_PER_DAY) ?? never) + DAY_MS,
  );
  return Math.max(0, Math.ceil((next - now) / SECOND));
};

export type SendHistory = {
  /** When messages went to this phone or email in the last day, oldest first. */
  readonly recipient: readonly Instant[];
  /** How many this device and this address asked for in the last hour. */
  readonly device: number;
  readonly address: number;
  /** To everyone: how many in the last day, and in the last hour how many, and how many were used. */
  readonly sentInDay: number;
  readonly sentInHour: number;
  readonly verifiedInHour: number;
};

export type SendLimits = {
  /** What all messages of a day may cost. */
  readonly perDay: number;
  /** Messages nobody uses are how sending is milked: below this share of use, guard everyone. */
  readonly guardFrom: number;
  readonly usedPercent: number;
};

const isMilked = (history: SendHistory, { guardFrom, usedPercent }: SendLimits): boolean =>
  history.sentInHour >= guardFrom &&
  history.verifiedInHour * 100 < history.sentInHour * usedPercent;

/**
 * Whether one more message may go out, and whether only to one who has proven some work. An address
 * is never refused for itself: behind one there may be a whole carrier.
 */
export const maySendCode = (
  history: SendHistory,
  limits: SendLimits,
  now: Instant,
): Result<{ readonly needsCaptcha: boolean }, 'otp.too-soon' | 'otp.too-many-sends'> => {
  const { recipient } = history;
  const isUsedUp =
    lately(recipient, SHORT_WINDOW, now).length >= RECIPIENT_PER_SHORT_WINDOW ||
    lately(recipient, DAY_MS, now).length >= RECIPIENT_PER_DAY ||
    history.device >= DEVICE_PER_HOUR ||
    history.sentInDay >= limits.perDay;
  if (isUsedUp) return refused('otp.too-many-sends');
  if (now < patientUntil(recipient, now)) return refused('otp.too-soon');
  return accepted({
    needsCaptcha: history.address >= ADDRESS_PER_HOUR_FREELY || isMilked(history, limits),
  });
};
