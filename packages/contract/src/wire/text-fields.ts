import * as z from 'zod/mini';

/** Describes a request's field: printed on the reference page, read by the generated tests. */
export type FieldNote =
  | {
      readonly kind: 'id' | 'amount' | 'date-time' | 'date' | 'file' | 'degrees';
      readonly says: string;
    }
  | { readonly kind: 'text'; readonly says: string; readonly max: number }
  | { readonly kind: 'number'; readonly says: string; readonly min: number; readonly max: number }
  | { readonly kind: 'choice'; readonly says: string; readonly options: readonly string[] };

export const fieldNotes = z.registry<FieldNote>();

export const noted = <Schema extends z.ZodMiniType>(schema: Schema, note: FieldNote): Schema => {
  fieldNotes.add(schema, note);
  return schema;
};

export const unreadable = (payload: z.core.ParsePayload, message: string): never => {
  payload.issues.push({ code: 'custom', message, input: payload.value });
  return z.NEVER;
};

/**
 * Any text up to `max` characters. Multipart writes a line break as CR LF; ours is LF. Refuses NUL,
 * which no store accepts.
 */
export const textField = (max: number) =>
  noted(
    z.codec(
      z.string().check(z.maxLength(max * 2), z.regex(/^[^\0]*$/u)),
      z.string().check(z.maxLength(max)),
      { decode: (written) => written.replaceAll('\r\n', '\n'), encode: (value) => value },
    ),
    { kind: 'text', says: `text up to ${max}`, max },
  );

/** Our value on the left, the wire's code on the right. */
export const choiceField = <const Codes extends Readonly<Record<string, string>>>(codes: Codes) => {
  type Word = keyof Codes & string;
  const words = Object.keys(codes) as Word[];
  return noted(
    z.codec(z.string(), z.custom<Word>(), {
      decode: (written, payload) =>
        words.find((word) => codes[word] === written) ?? unreadable(payload, 'not an option'),
      encode: (word) => codes[word] ?? word,
    }),
    {
      kind: 'choice',
      says: words.map((word) => `'${codes[word]}'`).join(' or '),
      options: words,
    },
  );
};
