import { msg, type Say } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import type { AnyCall, OutputOf, RefusalOf } from '../define-call.ts';
import type { DetailedRefusal, RefusalDetails } from '../refusals/refusal-details.ts';
import type { ProtocolRefusalName, RefusalName } from '../refusals.ts';

const received = z.object({
  success: z.nullish(z.boolean()),
  code: z.nullish(z.union([z.number(), z.string()])),
  message: z.nullish(z.string()),
  data: z.optional(z.unknown()),
});

type Refused<Code extends string, Details> = {
  readonly kind: 'refused';
  readonly code: Code;
  readonly message: string;
  /** Null also if this version cannot read them. */
  readonly details: Details | null;
};

/**
 * A refusal that the call declares, or one that every call may get. A newer server may send a name
 * that is not listed here: only its message counts then.
 */
export type ReadRefusal<Name extends RefusalName> =
  | Refused<Exclude<Name | ProtocolRefusalName, DetailedRefusal> | 'reply.withheld', never>
  | {
      [Detailed in DetailedRefusal]: Refused<Detailed, RefusalDetails[Detailed]>;
    }[Extract<Name | ProtocolRefusalName, DetailedRefusal>];

export type ReadDone<Output> = {
  readonly kind: 'ok';
  readonly data: Output;
  readonly message: string;
};

export type ReadReply<Output, Name extends RefusalName> =
  | ReadDone<Output>
  | ReadRefusal<Name>
  | { readonly kind: 'bad-reply' };

const readDetails = ({ details = {} }: AnyCall, code: string, data: unknown): unknown => {
  const schema = Object.hasOwn(details, code) ? details[code] : undefined;
  const read = schema && z.safeDecode(schema, data);
  return read?.success ? read.data : null;
};

const inEnglish: Say = ({ message }) => message;
const WITHHELD = msg`This was already done once. Please start again.`;

/** Executed when it was first sent, and that reply was lost. The reply held a secret, which is not sent twice. */
const withheld = (say: Say) =>
  ({
    kind: 'refused',
    code: 'reply.withheld',
    message: say(WITHHELD),
    details: null,
  }) as const;

/** Success means no `success: false` and no code other than 200; both may be missing on a plain list. */
export const readReply = <Call extends AnyCall>(
  call: Call,
  body: unknown,
  say: Say = inEnglish,
): ReadReply<OutputOf<Call>, RefusalOf<Call>> => {
  const envelope = z.safeParse(received, body);
  if (!envelope.success) return { kind: 'bad-reply' };
  const { success, code, data } = envelope.data;
  const message = envelope.data.message ?? '';
  if (success === false || String(code ?? 200) !== '200') {
    const name = String(code ?? '');
    // Which names the server may send is the contract's promise, as is the shape of its output.
    const refused = {
      kind: 'refused',
      code: name,
      message,
      details: readDetails(call, name, data),
    };
    return refused as ReadRefusal<RefusalOf<Call>>;
  }
  const output = z.safeDecode(call.output, data);
  if (output.success) return { kind: 'ok', data: output.data as OutputOf<Call>, message };
  const isWithheld = call.writes && call.replay === 'outcome' && (data ?? null) === null;
  return isWithheld ? withheld(say) : { kind: 'bad-reply' };
};
