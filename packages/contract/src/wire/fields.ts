import type { IndiaDay } from '@karigar/domain/dates/india-day';
import type { Instant } from '@karigar/domain/dates/instant';
import { readWireDate, readWireDateTime, writeWireDateTime } from '@karigar/domain/dates/wire-date';
import { readAmount, writeAmount, type Paise } from '@karigar/domain/money';
import * as z from 'zod/mini';

/** What a request's field is, in words: the reference page prints it, generated tests read it. */
export type FieldNote =
  | {
      readonly kind: 'id' | 'amount' | 'date-time' | 'date' | 'file' | 'degrees';
      readonly says: string;
    }
  | { readonly kind: 'text'; readonly says: string; readonly max: number }
  | { readonly kind: 'number'; readonly says: string; readonly min: number; readonly max: number }
  | { readonly kind: 'choice'; readonly says: string; readonly options: readonly string[] };

export const fieldNotes = z.registry<FieldNote>();

const noted = <Schema extends z.ZodMiniType>(schema: Schema, note: FieldNote): Schema => {
  fieldNotes.add(schema, note);
  return schema;
};

const unreadable = (payload: z.core.ParsePayload, message: string): never => {
  payload.issues.push({ code: 'custom', message, input: payload.value });
  return z.NEVER;
};

/**
 * Any text up to `max` characters. Multipart writes a line break as CR LF; ours is LF. A NUL is
 * refused, as no store takes it.
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

/** A 53-bit id, safe as a number. */
export const idField = noted(
  z.codec(
    z.string().check(z.regex(/^[1-9]\d{0,15}$/)),
    z.number().check(z.int(), z.positive(), z.maximum(Number.MAX_SAFE_INTEGER)),
    { decode: Number, encode: String },
  ),
  { kind: 'id', says: 'id' },
);

export const numberField = (min: number, max: number) =>
  noted(
    z.codec(
      z.string().check(z.regex(/^\d{1,9}$/)),
      z.number().check(z.int(), z.minimum(min), z.maximum(max)),
      { decode: Number, encode: String },
    ),
    { kind: 'number', says: `${min} to ${max}`, min, max },
  );

/** Latitude or longitude to a tenth of a metre: India lies east of Greenwich and north of the equator. */
export const degreesField = noted(
  z.codec(z.string().check(z.regex(/^\d{1,3}(\.\d{1,6})?$/)), z.number(), {
    decode: Number,
    encode: (degrees) => String(Math.round(degrees * 1e6) / 1e6),
  }),
  { kind: 'degrees', says: 'degrees with up to six decimals' },
);

export const amountField = noted(
  z.codec(z.string(), z.custom<Paise>(), {
    decode: (written, payload) => {
      const amount = readAmount(written);
      return amount === null || amount < 0 ? unreadable(payload, 'not an amount') : amount;
    },
    encode: writeAmount,
  }),
  { kind: 'amount', says: 'rupees with two decimals' },
);

export const dateTimeField = noted(
  z.codec(z.string(), z.custom<Instant>(), {
    decode: (written, payload) =>
      readWireDateTime(written) ?? unreadable(payload, 'not yyyy-MM-dd HH:mm:ss'),
    encode: writeWireDateTime,
  }),
  { kind: 'date-time', says: 'yyyy-MM-dd HH:mm:ss, Asia/Kolkata' },
);

export const dateField = noted(
  z.codec(z.string(), z.custom<IndiaDay>(), {
    decode: (written, payload) => readWireDate(written) ?? unreadable(payload, 'not yyyy-MM-dd'),
    encode: (day) => day,
  }),
  { kind: 'date', says: 'yyyy-MM-dd' },
);

export const fileField = noted(z.file(), { kind: 'file', says: 'file' });

/** Our word on the left, the wire's code on the right. */
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

/** When he did it, as his phone says; kept beside the time it reached us. Older clients do not send it. */
export const claimedTime = { claimedAt: z.optional(dateTimeField) };
export const claimedTimeFields = { claimedAt: 'actionTime' } as const;

/** The two ids that name a booking in every call about it. */
export const bookingRef = { bookingId: idField, orderId: idField };
export const bookingRefFields = { bookingId: 'bookingId', orderId: 'mainId' } as const;
