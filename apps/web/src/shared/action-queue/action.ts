import type { AnyCall, InputOf } from '@karigar/contract/define-call';

/** A call a man makes in the field: it writes, and is about one booking. */
export type ActionCall = AnyCall;

/** One thing somebody did, complete in itself: whoever holds it can send it, now or much later. */
export type Action = {
  /** Names it for good, and is its idempotency key: sent twice, it happens once. */
  readonly key: string;
  /** Whose it is: nothing is sent under another login. */
  readonly account: string;
  readonly bookingId: number;
  /** As he knows the booking, also once it is among his no more. */
  readonly bookingNo?: string;
  /** The call's name: what is kept on the phone outlives the code that wrote it. */
  readonly call: string;
  readonly input: InputOf<ActionCall>;
  readonly createdAt: number;
  /** Of one among many: the last of its kind that was known when it was made. */
  readonly after: number | null;
};

/** Why there is no definitive word: it may have happened or not, and is safe to send again. */
export type Waiting = {
  readonly kind: 'waiting';
  readonly because:
    | 'offline'
    | 'network'
    | 'timeout'
    | 'unavailable'
    | 'bad-reply'
    | 'signed-out'
    | 'outdated'
    /** Sent, and the answer takes longer than a screen waits for it. */
    | 'slow'
    /** The page went out of sight; whoever is awake goes on. */
    | 'hidden';
  /** The server asked for so much time. */
  readonly retryAfterMs?: number;
};

export type Refused = {
  readonly kind: 'refused';
  readonly code: string;
  readonly message: string;
  readonly details: unknown;
};

/** The phone could not keep it and the server did not answer: it is not done. */
export type NotSaved = { readonly kind: 'not-saved' };

/** What became of an action so far. Only `waiting` may still change. */
export type ActionResult =
  | { readonly kind: 'ok'; readonly message: string }
  | Refused
  | Waiting
  | NotSaved;

/** An action that is not done: on its way, waiting for an answer, or refused and not yet looked at. */
export type Entry = Action & {
  /** His order: what he did first is sent first. */
  readonly order: number;
  /** False once what it carried was erased with the answer: it can be read, and not sent again. */
  readonly isWhole: boolean;
  readonly state: { readonly kind: 'sending' } | Refused | Waiting;
};
