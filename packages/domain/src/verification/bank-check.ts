import type { Instant } from '../dates/instant.ts';
import { matchNames, NAME_MATCHES } from '../documents/name-match.ts';

/** What the bank says of an account to which a rupee was sent; `invalid`: it has no such account. */
export const BANK_CHECK_RESULTS = [...NAME_MATCHES, 'invalid'] as const;
export type BankCheckResult = (typeof BANK_CHECK_RESULTS)[number];

/** Each check costs a fee: after so many in a month, a reviewer looks as without a provider. */
export const MOST_CHECKS_A_MONTH = 3;

const MINUTE_MS = 60_000;
const LONGEST_LOOK_MS = 30 * MINUTE_MS;
/** Banks answer within seconds. A reviewer can answer at any time. */
const PATIENCE_MS = 24 * 60 * MINUTE_MS;

type Said = {
  readonly status: 'pending' | 'found' | 'none' | 'failed';
  readonly name: string | null;
};

/** The bank's name against the account's; null while the bank has not answered and still may. */
export const bankCheckResult = (
  { status, name }: Said,
  profileName: string,
  age: number,
): BankCheckResult | null => {
  if (status === 'pending') return age < PATIENCE_MS ? null : 'unknown';
  if (status === 'none') return 'invalid';
  return status === 'failed' || name === null ? 'unknown' : matchNames(name, profileName);
};

/** Only the same name needs no reviewer: money goes to nobody else's account. */
export const isVerifiedBy = (result: BankCheckResult): boolean => result === 'same';

export const nextBankCheckLook = (looks: number, now: Instant): Instant =>
  now + Math.min((MINUTE_MS / 4) * 2 ** looks, LONGEST_LOOK_MS);
