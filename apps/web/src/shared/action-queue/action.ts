import type { AnyCall, InputOf } from '@karigar/contract/define-call';

/** A call a man makes in the field: it writes, and is about one booking. */
export type ActionCall = AnyCall;

/** One thing somebody did, complete in itself: whoever holds it can send it, now or much later. */
export type Action<Call extends ActionCall = ActionCall> = {
  /** Names it for good, and is its idempotency key: sent twice, it happens once. */
  readonly key: string;
  /** Whose it is: nothing is sent under another login. */
  readonly account: string;
  readonly bookingId: number;
  readonly call: Call;
  readonly input: InputOf<Call>;
  readonly createdAt: number;
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
    | 'outdated';
};

export type Refused = {
  readonly kind: 'refused';
  readonly code: string;
  readonly message: string;
  readonly details: unknown;
};

/** What became of an action so far. Only `waiting` may still change. */
export type ActionResult = { readonly kind: 'ok'; readonly message: string } | Refused | Waiting;

/** An action that is not done: on its way, waiting for the network, or refused and not yet looked at. */
export type Entry = Action & { readonly state: { readonly kind: 'sending' } | Refused | Waiting };

/** A second tap claims another second; that does not make it another action. */
const CLAIMED_TIMES: ReadonlySet<string> = new Set(['startedAt', 'endedAt']);

/** The same for the same thing done again. */
export const fingerprintOf = ({
  account,
  bookingId,
  call,
  input,
}: Pick<Action, 'account' | 'bookingId' | 'call' | 'input'>): string =>
  JSON.stringify([account, bookingId, call.name, input], (field, value: unknown) =>
    CLAIMED_TIMES.has(field) ? undefined : value,
  );
