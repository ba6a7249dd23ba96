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
  /**
   * When codes went to this phone or email in the last day, oldest first: those that this known device
   * requested, or those that strangers requested.
   */
  readonly recipient: readonly Instant[];
  /** How many codes strangers requested in the last hour with this device name, from this /32 or /64, this /24 or /48. */
  readonly device: number;
  readonly address: number;
  readonly network: number;
  /** Messages for strangers in the last day: of this /24 or /48, and of all. */
  readonly networkInDay: number;
  readonly strangersInDay: number;
  /** Over all recipients: sent in the last day, sent in the last hour, used in the last hour. */
  readonly sentInDay: number;
  readonly sentInHour: number;
  readonly verifiedInHour: number;
};

export type SendLimits = {
  /** The daily budget of messages. */
  readonly perDay: number;
  /** Unused messages are the sign of SMS fraud: below this share of use, every stranger needs a captcha. */
  readonly guardFrom: number;
  readonly usedPercent: number;
};

/** Of the daily budget: for every recipient, and for recipients with an account. The rest is for known devices. */
const OPEN_PERCENT = 60;
const ACCOUNT_PERCENT = 80;
/** One /24 or /48 gets at most a tenth of the strangers' budget, and always a few codes. */
const NETWORK_SHARE = 10;
const NETWORK_PER_DAY_LEAST = 20;
const NETWORK_PER_HOUR_FREELY = 40;
const MOST_EXTRA_BITS = 4;

const share = (perDay: number, percent: number): number => Math.ceil((perDay * percent) / 100);

export const networkPerDay = (perDay: number): number =>
  Math.max(NETWORK_PER_DAY_LEAST, Math.floor(share(perDay, ACCOUNT_PERCENT) / NETWORK_SHARE));

const doublings = (sent: number, free: number): number =>
  sent < free ? 0 : Math.floor(Math.log2(sent / free));

/** Each doubling of the codes of a network makes the captcha twice as much work, up to 16 times. */
export const extraCaptchaBits = ({ address, network }: Pick<SendHistory, 'address' | 'network'>) =>
  Math.min(
    MOST_EXTRA_BITS,
    Math.max(
      doublings(address, ADDRESS_PER_HOUR_FREELY),
      doublings(network, NETWORK_PER_HOUR_FREELY),
    ),
  );

const isAbused = (history: SendHistory, { guardFrom, usedPercent }: SendLimits): boolean =>
  history.sentInHour >= guardFrom &&
  history.verifiedInHour * 100 < history.sentInHour * usedPercent;

const isRecipientUsedUp = (sends: readonly Instant[], now: Instant): boolean =>
  sentWithin(sends, SHORT_WINDOW, now).length >= RECIPIENT_PER_SHORT_WINDOW ||
  sentWithin(sends, DAY_MS, now).length >= RECIPIENT_PER_DAY;

export type SendDecision = {
  readonly needsCaptcha: boolean;
  /** The open budget is used up: the message goes only to a recipient with an account. */
  readonly onlyToAccounts: boolean;
};

export type SendRefusal = 'otp.too-soon' | 'otp.too-many-sends';

/** A device of the recipient's account: strangers can neither use up its quota nor make it solve captchas. */
export const maySendToKnown = (
  { recipient, sentInDay }: Pick<SendHistory, 'recipient' | 'sentInDay'>,
  { perDay }: Pick<SendLimits, 'perDay'>,
  now: Instant,
): Result<SendDecision, SendRefusal> => {
  if (isRecipientUsedUp(recipient, now) || sentInDay >= perDay)
    return refused('otp.too-many-sends');
  if (now < backoffUntil(recipient, now)) return refused('otp.too-soon');
  return accepted({ needsCaptcha: false, onlyToAccounts: false });
};

/** Whether one more message may go out for a stranger, and whether the stranger must solve a captcha first. */
export const maySendCode = (
  history: SendHistory,
  limits: SendLimits,
  now: Instant,
): Result<SendDecision, SendRefusal> => {
  const { recipient, strangersInDay } = history;
  const isUsedUp =
    isRecipientUsedUp(recipient, now) ||
    history.device >= DEVICE_PER_HOUR ||
    history.networkInDay >= networkPerDay(limits.perDay) ||
    strangersInDay >= share(limits.perDay, ACCOUNT_PERCENT) ||
    history.sentInDay >= limits.perDay;
  if (isUsedUp) return refused('otp.too-many-sends');
  if (now < backoffUntil(recipient, now)) return refused('otp.too-soon');
  return accepted({
    needsCaptcha:
      recipient.length > 0 ||
      history.address >= ADDRESS_PER_HOUR_FREELY ||
      history.network >= NETWORK_PER_HOUR_FREELY ||
      isAbused(history, limits),
    onlyToAccounts: strangersInDay >= share(limits.perDay, OPEN_PERCENT),
  });
};
