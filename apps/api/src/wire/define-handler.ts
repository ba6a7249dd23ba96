import type { AnyCall, InputOf, OutputOf } from '@karigar/contract/define-call';
import type { RefusalName } from '@karigar/contract/refusals';
import type { Instant } from '@karigar/domain/dates/instant';
import type { Language } from '@karigar/domain/language';
import type { Accepted } from '@karigar/domain/result';
import type { Device } from '#auth/device';
import type { Who } from '#auth/who';
import type { Context } from '#context';
import type { Transaction } from '#platform/db';

/** What the audit should know beyond who called what; left out, the data is the caller's own. */
export type AuditNote = {
  readonly subjectId?: number | null;
  readonly reason?: string;
};

/** What a handler knows of the call around it. */
export type CallScope = {
  readonly context: Context;
  readonly tx: Transaction;
  readonly who: Who;
  readonly now: Instant;
  readonly language: Language;
  readonly clientId: string;
  /** Where the call came from, as far as the proxy is trusted. */
  readonly address: string;
  readonly device: Device;
  /** The action's key, kept with what it changed. */
  readonly key: string | null;
  /** Whose data this is about, and why it is touched, where a reason was given. */
  readonly note: (about: AuditNote) => void;
  /** What the world may hear only when the call is committed; the reply waits for it. */
  readonly afterCommit: (work: () => Promise<void>) => void;
  /** The secret the caller's browser keeps from now on; null takes it back. Only if this commits. */
  readonly setCookie: (secret: string | null) => void;
};

export type HandlerRefusal = {
  readonly ok: false;
  readonly refusal: RefusalName;
  readonly details?: unknown;
};

/** A refusal is an answer: what the handler wrote is committed with it. Throwing undoes all. */
export type HandlerResult<Output> = Accepted<Output> | HandlerRefusal;

/** A call before its transaction is open. */
export type PreparingScope = Omit<CallScope, 'tx' | 'note' | 'afterCommit' | 'setCookie'>;

export type Handler<Call extends AnyCall, Prepared> = (
  input: InputOf<Call>,
  scope: CallScope,
  prepared: Prepared,
) => Promise<HandlerResult<OutputOf<Call>>>;

type Options<Call extends AnyCall, Prepared> = {
  /** Calls without an account run as the system, which alone touches sessions and all accounts. */
  readonly as?: 'app' | 'system';
  /** A read that leaves an audit row too, because of what it shows. */
  readonly audited?: boolean;
  /** Slow work (a password's hash, a picture, another server) that must hold no connection. */
  readonly prepare?: (input: InputOf<Call>, scope: PreparingScope) => Promise<Prepared>;
};

export type Answer = {
  readonly call: AnyCall;
  readonly as: 'app' | 'system';
  readonly audited: boolean;
  readonly prepare: (input: unknown, scope: PreparingScope) => Promise<unknown>;
  readonly handle: Handler<AnyCall, unknown>;
};

export const answer = <Call extends AnyCall, Prepared = undefined>(
  call: Call,
  handle: Handler<Call, Prepared>,
  options: Options<Call, Prepared> = {},
): Answer => ({
  call,
  as: options.as ?? (call.who === 'anyone' ? 'system' : 'app'),
  audited: call.writes || options.audited === true,
  prepare: (options.prepare ?? (async () => undefined)) as Answer['prepare'],
  handle: handle as Answer['handle'],
});
