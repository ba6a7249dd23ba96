import type { AnyCall, OutputOf } from './define-call.ts';
import type { ReadReply } from './wire/read-reply.ts';

/** Why a call did not come back with an answer. */
export type CallFailure =
  /** The server no longer speaks with an app this old; what waits is kept until it is updated. */
  | { readonly kind: 'outdated'; readonly message: string }
  /** The server does not know this session any more, or wants one more proof of who holds it. */
  | {
      readonly kind: 'signed-out';
      readonly message: string;
      readonly isSecondProofNeeded?: true;
    }
  /** The phone itself has no network. */
  | { readonly kind: 'offline' }
  /** The connection broke: the server may or may not have done it. */
  | { readonly kind: 'network' }
  | { readonly kind: 'timeout' }
  /** The server is busy, limits us or failed: the same call may succeed later. */
  | {
      readonly kind: 'unavailable';
      readonly status: number;
      readonly message: string;
      readonly retryAfterMs: number | null;
    };

export type CallResult<Call extends AnyCall> = ReadReply<OutputOf<Call>> | CallFailure;

/** The server has spoken its last word on this action; sending it again changes nothing. */
export const isDefinitive = (result: CallResult<AnyCall>): boolean =>
  result.kind === 'ok' || result.kind === 'refused';
