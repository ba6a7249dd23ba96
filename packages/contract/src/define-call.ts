import type { LocalizedText } from '@karigar/domain/language';
import type { Role } from '@karigar/domain/roles';
import type * as z from 'zod/mini';
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

type Described<Input extends Wire, Output extends Wire> = {
  /** Our name of the call, the same in file, handler, test and hook. */
  readonly name: string;
  readonly path: string;
  readonly programType: string;
  /** Its number in the specification's table; calls beyond it have none. */
  readonly spec?: number;
  /** The roles that may call it; `anyone` needs no session. */
  readonly who: 'anyone' | readonly Role[];
  readonly fields: WireNames<Input>;
  readonly input: Input;
  readonly output: Output;
  /** The business refusals it can return, beside those that every call shares. */
  readonly refusals: readonly RefusalName[];
  /** The message of a successful reply. */
  readonly done?: LocalizedText;
};

export type CallShape<Input extends Wire, Output extends Wire> = Described<Input, Output> & Effect;

/** Any call, where its input and output do not matter. */
export type AnyCall = Omit<Described<Wire, Wire>, 'fields'> & {
  readonly fields: Readonly<Record<string, string>>;
} & Effect;

export type InputOf<Call extends { readonly input: Wire }> = z.output<Call['input']>;
export type OutputOf<Call extends { readonly output: Wire }> = z.output<Call['output']>;

export const defineCall = <Input extends Wire, Output extends Wire>(
  call: CallShape<Input, Output>,
): CallShape<Input, Output> => call;
