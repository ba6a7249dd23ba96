import type { CallResult } from '@karigar/contract/call-result';
import type { requestSecondProof } from '@karigar/contract/recovery/request-second-proof';

/** What the person is asked for. */
export type Awaited =
  /** To be told whether there is something to ask. */
  | { readonly kind: 'asking' }
  | { readonly kind: 'failed'; readonly why: string }
  /** `sentTo` is empty where a code went out before this screen was opened. */
  | { readonly kind: 'email'; readonly sentTo: string; readonly retryAt: number }
  | { readonly kind: 'last-four'; readonly triesLeft: number | null }
  | { readonly kind: 'operations' };

/** A number that travels beside a refusal, under this name. */
export const detailOf = (details: unknown, name: string): number | null => {
  const value: unknown =
    typeof details === 'object' && details !== null ? Reflect.get(details, name) : null;
  return typeof value === 'number' ? value : null;
};

export const lastFour = (triesLeft: number | null): Awaited =>
  triesLeft === 0 ? { kind: 'operations' } : { kind: 'last-four', triesLeft };

/** What a reply says is asked for; null where it does not say. */
export const awaitedBy = (
  reply: CallResult<typeof requestSecondProof>,
  now: number,
): Awaited | null => {
  if (reply.kind === 'ok') {
    const { proof, sentTo, retryAfterSeconds, triesLeft } = reply.data;
    if (proof === 'last-four') return lastFour(triesLeft ?? null);
    // An email that has gone since leaves nothing to send a code to.
    if (proof === 'operations' || sentTo === '') return { kind: 'operations' };
    return { kind: 'email', sentTo, retryAt: now + retryAfterSeconds * 1000 };
  }
  // Only codes are counted and limited, so it is one by email that is asked for.
  if (reply.kind !== 'refused' || !reply.code.startsWith('otp.')) return null;
  const seconds = detailOf(reply.details, 'retryAfterSeconds') ?? 0;
  return { kind: 'email', sentTo: '', retryAt: now + seconds * 1000 };
};
