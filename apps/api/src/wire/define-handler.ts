import type { AnyCall, InputOf, OutputOf, RefusalOf } from '@karigar/contract/define-call';
import type { RefusalName } from '@karigar/contract/refusals';
import type { DetailedRefusal, RefusalDetails } from '@karigar/contract/refusals/refusal-details';
import type { Instant } from '@karigar/domain/dates/instant';
import type { AccountFact } from '@karigar/domain/identity/account-facts';
import type { Language } from '@karigar/domain/language';
import type { Accepted, Refused } from '@karigar/domain/result';
import type { Device } from '#auth/device';
import type { Who } from '#auth/who';
import type { Context } from '#context';
import type { Transaction } from '#platform/db';

/** Audit details beyond caller and call; without them, the data is the caller's own. */
export type AuditNote = {
  readonly subjectId?: number | null;
  readonly reason?: string;
  /** Facts of the account that the call changed, for the security log. */
  readonly changes?: readonly AccountFact[];
  /** A login that still waits for its second factor. */
  readonly isHalf?: boolean;
  /** Where the input names the booking only by something else. */
  readonly bookingId?: number;
};

/** Everything that a handler gets from the call. */
export type CallScope = {
  readonly context: Context;
  readonly tx: Transaction;
  readonly who: Who;
  readonly now: Instant;
  /** The phone's clock when it sent the call, right or wrong: gives the age of the times in the input. */
  readonly phoneNow: Instant | null;
  readonly language: Language;
  readonly clientId: string;
  /** IP address of the caller, as far as the proxy is trusted. */
  readonly address: string;
  readonly device: Device;
  /** Idempotency key, stored with the change. */
  readonly key: string | null;
  /** Records whose data the call touches, and the given reason. */
  readonly note: (about: AuditNote) => void;
  /** Runs after the commit; the reply waits for it. */
  readonly afterCommit: (work: () => Promise<void>) => void;
  /** Sets the session cookie on commit; null removes it. */
  readonly setCookie: (secret: string | null) => void;
};

type WithDetails = {
  readonly [Name in DetailedRefusal]: Refused<Name> & { readonly details: RefusalDetails[Name] };
};

/** One of the named refusals; those that have details cannot go without them. */
export type HandlerRefusal<Name extends RefusalName = RefusalName> =
  | Refused<Exclude<Name, DetailedRefusal>>
  | WithDetails[Extract<Name, DetailedRefusal>];

/** Accepted; `said` replaces the call's message where the outcomes differ. */
type Done<Output> = Accepted<Output> & { readonly said?: string };

/** A refusal is a reply: the handler's writes are committed with it. Throwing rolls back. */
type HandlerResult<Output, Name extends RefusalName> = Done<Output> | HandlerRefusal<Name>;

/** A call before its transaction. */
export type PreparingScope = Omit<CallScope, 'tx' | 'note' | 'afterCommit' | 'setCookie'>;

export type Handle<Call extends AnyCall, Prepared> = (
  input: InputOf<Call>,
  scope: CallScope,
  prepared: Prepared,
) => Promise<HandlerResult<OutputOf<Call>, RefusalOf<Call>>>;

/** Why a call needs the rows of every account: decision 76. */
type EveryonesReason = 'the account is found by what the caller shows' | 'a new account is made';

/**
 * Which role of the database runs the call. An operator's call reaches what the caller's desks reach. The system's calls
 * name whose rows they touch: of the caller in the role of the session, of the whole person, of the account whose second
 * factor is owed, or of everyone.
 */
type Runs =
  | { readonly as?: 'app' }
  | { readonly as: 'ops' }
  | { readonly as: 'system'; readonly of: 'caller' | 'person' | 'pending-login' }
  | { readonly as: 'system'; readonly of: 'everyone'; readonly because: EveryonesReason };

export type RowsOf = 'app' | 'desks' | Extract<Runs, { as: 'system' }>['of'];

type Options<Call extends AnyCall, Prepared> = Runs & {
  /** Audits a read, because of the data it shows. */
  readonly audited?: boolean;
  /** Slow work (password hash, picture, another server) that must not hold a connection. */
  readonly prepare?: (input: InputOf<Call>, scope: PreparingScope) => Promise<Prepared>;
};

export type Handler = {
  readonly call: AnyCall;
  readonly rowsOf: RowsOf;
  /** Why it touches everyone's rows, where it does. */
  readonly because: EveryonesReason | null;
  readonly audited: boolean;
  readonly prepare: (input: unknown, scope: PreparingScope) => Promise<unknown>;
  readonly handle: Handle<AnyCall, unknown>;
};

const rowsOfCall = ({ name, who }: AnyCall, options: Runs): RowsOf => {
  if (options.as === 'system') return options.of;
  if (options.as === 'ops') return 'desks';
  if (who === 'anyone') throw new TypeError(`${name} needs no session: name whose rows it touches`);
  return 'app';
};

export const defineHandler = <Call extends AnyCall, Prepared = undefined>(
  call: Call,
  handle: Handle<Call, Prepared>,
  options: Options<Call, Prepared> = {},
): Handler => ({
  call,
  rowsOf: rowsOfCall(call, options),
  because: 'because' in options ? options.because : null,
  audited: call.writes || options.audited === true,
  prepare: (options.prepare ?? (async () => undefined)) as Handler['prepare'],
  handle: handle as Handler['handle'],
});
