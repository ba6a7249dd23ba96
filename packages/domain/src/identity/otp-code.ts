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
/** Number of possible codes: one more than the largest. */
export const OTP_CODES = 1_000_000;

export const writeOtpCode = (number: number): string => String(number).padStart(6, '0');

export type OtpCodeRefusal = 'otp.mismatch' | 'otp.expired' | 'otp.too-many-tries';

/** Five guesses within five minutes. `matches` is called only when a guess is left. */
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

const sentWithin = (sends: readonly Instant[], window: number, now: Instant): Instant[] =>
  sends.filter((at) => at > now - window);

/** Thirty seconds after the day's first message, then twice as long after each. */
const backoffUntil = (sends: readonly Instant[], now: Instant): Instant => {
  const today = sentWithin(sends, DAY_MS, now);
  return (today.at(-1) ?? never) + FIRST_WAIT * 2 ** Math.max(0, today.length - 1);
};

/** Whole seconds until the next message may go to this recipient; `sends` is oldest first. */
export const secondsUntilSend = (sends: readonly Instant[], now: Instant): number => {
  const next = Math.max(
    backoffUntil(sends, now),
    (sends.at(-RECIPIENT_PER_SHORT_WINDOW) ?? never) + SHORT_WINDOW,
    (sends.at(-RECIPIENT_PER_DAY) ?? never) + DAY_MS,
  );
  return Math.max(0, Math.ceil((next - now) / SECOND));
};

export type SendHistory = {
  /** When messages went to this phone or email in the last day, oldest first. */
  readonly recipient: readonly Instant[];
  /** How many codes this device and this IP address requested in the last hour. */
  readonly device: number;
  readonly address: number;
  /** Over all recipients: sent in the last day, sent in the last hour, used in the last hour. */
  readonly sentInDay: number;
  readonly sentInHour: number;
  readonly verifiedInHour: number;
};

export type SendLimits = {
  /** The daily budget of messages. */
  readonly perDay: number;
  /** Unused messages are the sign of SMS fraud: below this share of use, everyone needs a captcha. */
  readonly guardFrom: number;
  readonly usedPercent: number;
};

const isAbused = (history: SendHistory, { guardFrom, usedPercent }: SendLimits): boolean =>
  history.sentInHour >= guardFrom &&
  history.verifiedInHour * 100 < history.sentInHour * usedPercent;

/**
 * Whether one more message may go out, and whether the caller must solve a captcha first. An IP
 * address alone is never refused, because a whole carrier may share it.
 */
export const maySendCode = (
  history: SendHistory,
  limits: SendLimits,
  now: Instant,
): Result<{ readonly needsCaptcha: boolean }, 'otp.too-soon' | 'otp.too-many-sends'> => {
  const { recipient } = history;
  const isUsedUp =
    sentWithin(recipient, SHORT_WINDOW, now).length >= RECIPIENT_PER_SHORT_WINDOW ||
    sentWithin(recipient, DAY_MS, now).length >= RECIPIENT_PER_DAY ||
    history.device >= DEVICE_PER_HOUR ||
    history.sentInDay >= limits.perDay;
  if (isUsedUp) return refused('otp.too-many-sends');
  if (now < backoffUntil(recipient, now)) return refused('otp.too-soon');
  return accepted({
    needsCaptcha: history.address >= ADDRESS_PER_HOUR_FREELY || isAbused(history, limits),
  });
};
