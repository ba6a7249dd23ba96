import type { CallResult } from '@karigar/contract/call-result';
import type { requestSecondProof } from '@karigar/contract/recovery/request-second-proof';

/** What the screen asks the person for. */
export type ProofPrompt =
  /** Waiting for the server to say what to ask for. */
  | { readonly kind: 'asking' }
  | { readonly kind: 'failed'; readonly why: string }
  /** `sentTo` is empty when the code was sent before this screen opened. */
  | { readonly kind: 'email'; readonly sentTo: string; readonly retryAt: number }
  | { readonly kind: 'last-four'; readonly triesLeft: number | null }
  | { readonly kind: 'operations' };

export const lastFour = (triesLeft: number | null): ProofPrompt =>
  triesLeft === 0 ? { kind: 'operations' } : { kind: 'last-four', triesLeft };

/** The prompt that a reply implies; null if it implies none. */
export const promptOf = (
  reply: CallResult<typeof requestSecondProof>,
  now: number,
): ProofPrompt | null => {
  if (reply.kind === 'ok') {
    const { proof, sentTo, retryAfterSeconds, triesLeft } = reply.data;
    if (proof === 'last-four') return lastFour(triesLeft ?? null);
    // Without an email there is nowhere to send a code.
    if (proof === 'operations' || sentTo === '') return { kind: 'operations' };
    return { kind: 'email', sentTo, retryAt: now + retryAfterSeconds * 1000 };
  }
  // Only codes have limits, so the prompt is a code by email.
  if (reply.kind !== 'refused' || !reply.code.startsWith('otp.')) return null;
  const seconds = reply.code === 'otp.too-soon' ? (reply.details?.retryAfterSeconds ?? 0) : 0;
  return { kind: 'email', sentTo: '', retryAt: now + seconds * 1000 };
};
