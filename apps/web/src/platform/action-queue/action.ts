import type { InputOf, QueuedCall } from '@karigar/contract/define-call';

/** A call that the queue can hold: it writes, and is about one booking. */
export type ActionCall = QueuedCall;
export type ActionName = ActionCall['name'];

/** One thing somebody did, complete in itself: any tab or worker can send it, now or much later. */
export type Action = {
  /** Its identity and idempotency key: sent twice, it happens once. */
  readonly key: string;
  /** The account it belongs to: never sent under another login. */
  readonly account: string;
  readonly bookingId: number;
  /** The booking's number, for display after the booking is no longer assigned. */
  readonly bookingNo?: string;
  /** Service and customer, for the same reason. */
  readonly about?: { readonly serviceName: string; readonly customerName: string };
  /** The call's name: a persisted action outlives the code that wrote it. */
  readonly call: string;
  readonly input: InputOf<ActionCall>;
  readonly createdAt: number;
  /** Of a repeatable action: the id of the last one that was known when it was made. */
  readonly after: number | null;
  /** The screen's own idempotency key: the same intention is queued once. */
  readonly intention?: string;
};

/** Why there is no final reply: it may have happened or not, and is safe to retry. */
export type Waiting = {
  readonly kind: 'waiting';
  /** The waiting action's key, under which its late reply is reported. */
  readonly key?: string;
  readonly because:
    | 'offline'
    | 'network'
    | 'timeout'
    | 'unavailable'
    | 'bad-reply'
    /** The reply is not our server's. */
    | 'foreign'
    | 'signed-out'
    | 'outdated'
    /** Sent, and the reply takes longer than a screen waits. */
    | 'slow'
    /** The page was hidden; another tab or the service worker continues. */
    | 'hidden';
  /** The wait that the server asked for. */
  readonly retryAfterMs?: number;
};

export type Refused = {
  readonly kind: 'refused';
  readonly code: string;
  readonly message: string;
  readonly details: unknown;
};

/** The server accepted it. Stored until a read that started after it is persisted. */
export type Done = { readonly kind: 'done'; readonly message: string };

/** The phone could not persist it and the server did not reply: it is not done. */
export type NotSaved = { readonly kind: 'not-saved' };

/** The state of an action so far. Only `waiting` may still change. */
export type ActionResult =
  | { readonly kind: 'ok'; readonly message: string }
  | Refused
  | Waiting
  | NotSaved;

/** An action on the phone: sending, waiting for a reply, refused and not dismissed, or done and not read back. */
export type Entry = Action & {
  /** Send order: the order in which the actions were done. */
  readonly order: number;
  /** False once a secret in it was erased with the reply: it can be shown, but not sent again. */
  readonly isWhole: boolean;
  readonly state: { readonly kind: 'sending' } | Refused | Waiting | Done;
  /** After the end of the session: all of the above is empty but key, order and the kind of state, and is in here. */
  readonly sealed?: SealedBytes;
};

/** Encrypted for an account's queue key. */
export type SealedBytes = {
  /** The public half of the key that was made for this sealing. */
  readonly from: Uint8Array<ArrayBuffer>;
  readonly nonce: Uint8Array<ArrayBuffer>;
  readonly bytes: ArrayBuffer;
};
