import type { Instant } from '../dates/instant.ts';
import { isUtr, type AnsweredRow, type RowAnswer } from './bank-results.ts';

/** What the payouts provider says of a transfer; `queued` waits for balance, `approval` for a person in its dashboard. */
export const TRANSFER_STATUSES = [
  'queued',
  'approval',
  'processing',
  'paid',
  'failed',
  'cancelled',
] as const;
export type TransferStatus = (typeof TRANSFER_STATUSES)[number];

export type ProviderWord = {
  readonly status: TransferStatus;
  readonly utr: string | null;
  readonly words: string | null;
  /** The receiving bank refused: something is wrong with the account. */
  readonly isAccountFault: boolean;
};

const NO_WORDS = 'The bank gave no reason';

/** What the word means for a row, null while nothing is final. A transfer that is undone after it was paid came back. */
export const transferAnswer = (
  { id: rowId, state, utr: paidAs }: AnsweredRow,
  { status, utr, words: said, isAccountFault }: ProviderWord,
): RowAnswer | null => {
  const words = said ?? NO_WORDS;
  const isUndone = status === 'failed' || status === 'cancelled';
  if (state === 'paid' && paidAs !== null && isUndone)
    return { rowId, state: 'returned', utr: paidAs, words };
  if (state !== 'waiting') return null;
  if (isUndone)
    return { rowId, state: status === 'failed' && isAccountFault ? 'failed' : 'not-sent', words };
  // Paid without the bank's number yet: it comes with a later look.
  return status === 'paid' && utr !== null && isUtr(utr) ? { rowId, state: 'paid', utr } : null;
};

const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const FIRST_LOOK_MS = 15 * SECOND_MS;
const LONGEST_LOOK_MS = HOUR_MS / 2;
/** Banks return a transfer within days; later only a webhook says so. */
const RETURNS_WITHIN_MS = 10 * DAY_MS;

/** When the provider is asked next; null when only its webhook can bring something new. */
export const nextTransferLook = (
  transfer: { readonly looks: number; readonly paidAt: Instant | null },
  now: Instant,
): Instant | null => {
  const { looks, paidAt } = transfer;
  if (paidAt === null) return now + Math.min(FIRST_LOOK_MS * 2 ** looks, LONGEST_LOOK_MS);
  return now - paidAt > RETURNS_WITHIN_MS ? null : now + DAY_MS;
};
