import type { AnyCall, OutputOf, RefusalOf } from './define-call.ts';
import type { ReadDone, ReadRefusal } from './wire/read-reply.ts';

/** Why a call has no result. */
export type CallFailure =
  /** The server refuses an app this old; queued actions wait for the update. */
  | { readonly kind: 'outdated'; readonly message: string }
  /** The session is unknown to the server, or needs a second factor. */
  | {
      readonly kind: 'signed-out';
      readonly message: string;
      readonly isSecondProofNeeded?: true;
    }
  /** The phone itself is offline. */
  | { readonly kind: 'offline' }
  /** The connection broke: the server may or may not have executed the call. */
  | { readonly kind: 'network' }
  | { readonly kind: 'timeout' }
  /** A portal or proxy replied instead of our server. The outcome of the action is unknown. */
  | { readonly kind: 'foreign'; readonly status: number }
  /** The server is overloaded, rate-limits or failed: the same call may succeed later. */
  | {
      readonly kind: 'unavailable';
      readonly status: number;
      readonly message: string;
      readonly retryAfterMs: number | null;
    };

/** The server's yes. */
export type CallDone<Call extends AnyCall> = ReadDone<OutputOf<Call>>;
/** Every other result. */
export type CallFailed<Call extends AnyCall> =
  | CallRefusal<Call>
  | { readonly kind: 'bad-reply' }
  | CallFailure;

export type CallResult<Call extends AnyCall> = CallDone<Call> | CallFailed<Call>;

/** Our server's refusal of a call, with its details. */
export type CallRefusal<Call extends AnyCall> = ReadRefusal<RefusalOf<Call>>;

/** The outcome of this action is final; sending it again changes nothing. */
export const isDefinitive = (result: CallResult<AnyCall>): boolean =>
  result.kind === 'ok' || result.kind === 'refused';
