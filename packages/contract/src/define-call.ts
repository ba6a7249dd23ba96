import type { Desk } from '@karigar/domain/console/desks';
import type { Text } from '@karigar/domain/msg';
import type { Role } from '@karigar/domain/roles';
import type * as z from 'zod/mini';
import type { DetailedRefusal, REFUSAL_DETAILS } from './refusals/refusal-details.ts';
import type { RefusalName } from './refusals.ts';

/** A schema that goes both ways: `decode` from the wire, `encode` to it. */
type Wire = z.ZodMiniType;

/** Each field of the input under its wire name; a list's name ends in []. */
type WireNames<Input extends Wire> = { readonly [Field in keyof z.input<Input>]-?: string };

type Effect =
  | { readonly writes: false }
  | {
      readonly writes: true;
      /** What a repeated key gets: the first reply, or only its outcome if the reply held a secret. */
      readonly replay: 'reply' | 'outcome';
    };

/**
 * A serviceman's phone queues the call until the server has replied. An outdated app may still send
 * it: the app drains its queue first, then updates.
 */
type Queued = { readonly writes: true; readonly replay: 'reply'; readonly queued: true };

/** The schemas of the data beside its refusals: required where a declared refusal has some. */
type Details<Refusal extends RefusalName> = [Extract<Refusal, DetailedRefusal>] extends [never]
  ? { readonly details?: never }
  : { readonly details: Pick<typeof REFUSAL_DETAILS, Extract<Refusal, DetailedRefusal>> };

type Described<
  Input extends Wire,
  Output extends Wire,
  Refusal extends RefusalName,
  Name extends string,
> = {
  /** Our name of the call, the same in file, handler, test and hook. */
  readonly name: Name;
  readonly path: string;
  readonly programType: string;
  /** Its number in the specification's table; calls beyond it have none. */
  readonly spec?: number;
  /** The roles that may call it; `anyone` needs no session. */
  readonly who: 'anyone' | readonly Role[];
  /** The listener of an operators' call that needs no session; a call with roles is where its roles are. */
  readonly at?: 'console';
  /** The desks of operators that may call it; required when only operators may. */
  readonly desks?: readonly Desk[];
  /** What the session must have shown just before, beside its role and desk. */
  readonly needs?: 'fresh-passkey';
  readonly fields: WireNames<Input>;
  readonly input: Input;
  readonly output: Output;
  /** The business refusals it can return, beside those that every call shares. */
  readonly refusals: readonly Refusal[];
  /** The message of a successful reply. */
  readonly done?: Text;
};

/** Any call, where its input and output do not matter. */
export type AnyCall = Omit<Described<Wire, Wire, RefusalName, string>, 'fields'> & {
  readonly fields: Readonly<Record<string, string>>;
} & Effect & {
    readonly queued?: true;
    readonly details?: Readonly<Partial<Record<string, Wire>>>;
  };

export type QueuedCall = AnyCall & Queued;

export type InputOf<Call extends { readonly input: Wire }> = z.output<Call['input']>;
export type OutputOf<Call extends { readonly output: Wire }> = z.output<Call['output']>;

export type RefusalOf<Call extends { readonly refusals: readonly RefusalName[] }> =
  Call['refusals'][number];

type DefineCall = {
  <
    Input extends Wire,
    Output extends Wire,
    const Name extends string,
    const Refusal extends RefusalName = never,
  >(
    call: Described<Input, Output, Refusal, Name> & Details<Refusal> & Queued,
  ): Described<Input, Output, Refusal, Name> & Details<Refusal> & Queued;
  <
    Input extends Wire,
    Output extends Wire,
    const Name extends string,
    const Refusal extends RefusalName = never,
  >(
    call: Described<Input, Output, Refusal, Name> &
      Details<Refusal> &
      Effect & { readonly queued?: never },
  ): Described<Input, Output, Refusal, Name> &
    Details<Refusal> &
    Effect & { readonly queued?: never };
};

export const defineCall: DefineCall = <Call>(call: Call): Call => call;
