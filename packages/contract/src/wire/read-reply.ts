import { text, type Language } from '@karigar/domain/language';
import * as z from 'zod/mini';
import type { AnyCall, OutputOf } from '../define-call.ts';
import { REFUSAL_DETAILS } from '../refusals/refusal-details.ts';

const received = z.object({
  success: z.nullish(z.boolean()),
  code: z.nullish(z.union([z.number(), z.string()])),
  message: z.nullish(z.string()),
  data: z.optional(z.unknown()),
});

export type ReadReply<Output> =
  | { readonly kind: 'ok'; readonly data: Output; readonly message: string }
  | {
      readonly kind: 'refused';
      /** One of our refusal names, or another server's. */
      readonly code: string;
      readonly message: string;
      readonly details: unknown;
    }
  | { readonly kind: 'bad-reply' };

const readDetails = (code: string, data: unknown): unknown => {
  const schema: z.ZodMiniType | undefined = Object.hasOwn(REFUSAL_DETAILS, code)
    ? REFUSAL_DETAILS[code as keyof typeof REFUSAL_DETAILS]
    : undefined;
  const read = schema && z.safeDecode(schema, data);
  return read?.success ? read.data : null;
};

const WITHHELD = text(
  'This was already done once. Please start again.',
  'यह एक बार हो चुका है। कृपया फिर से शुरू करें।',
);

/** Executed when it was first sent, and that reply was lost. The reply held a secret, which is not sent twice. */
const withheld = (language: Language) =>
  ({
    kind: 'refused',
    code: 'reply.withheld',
    message: WITHHELD[language],
    details: null,
  }) as const;

/** Success means no `success: false` and no code other than 200; both may be missing on a plain list. */
export const readReply = <Call extends AnyCall>(
  call: Call,
  body: unknown,
  language: Language = 'en',
): ReadReply<OutputOf<Call>> => {
  const envelope = z.safeParse(received, body);
  if (!envelope.success) return { kind: 'bad-reply' };
  const { success, code, data } = envelope.data;
  const message = envelope.data.message ?? '';
  if (success === false || String(code ?? 200) !== '200') {
    const name = String(code ?? '');
    return { kind: 'refused', code: name, message, details: readDetails(name, data) };
  }
  const output = z.safeDecode(call.output, data);
  if (output.success) return { kind: 'ok', data: output.data as OutputOf<Call>, message };
  const isWithheld = call.writes && call.replay === 'outcome' && (data ?? null) === null;
  return isWithheld ? withheld(language) : { kind: 'bad-reply' };
};
