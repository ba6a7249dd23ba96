import type { IndiaDay } from '@karigar/domain/dates/india-day';
import type { Instant } from '@karigar/domain/dates/instant';
import { readWireDate, readWireDateTime, writeWireDateTime } from '@karigar/domain/dates/wire-date';
import { readAmount, writeAmount, type Paise } from '@karigar/domain/money';
import * as z from 'zod/mini';

/**
 * Values of a reply. Ours are always written one way; other servers of this wire write numbers as
 * text, flags as 0 and 1, and leave out what they do not have, so reading is forgiving.
 */
const numberOrText = z.union([z.number(), z.string()]);

const unreadable = (payload: z.core.ParsePayload, message: string): never => {
  payload.issues.push({ code: 'custom', message, input: payload.value });
  return z.NEVER;
};

/** An id, a count or a quantity. */
export const wholeNumber = z.codec(numberOrText, z.number().check(z.int()), {
  decode: Number,
  encode: (value) => value,
});

export const maybeWholeNumber = z.codec(
  z.nullish(numberOrText),
  z.nullable(z.number().check(z.int())),
  {
    decode: (written) =>
      written === null || written === undefined || written === '' ? null : Number(written),
    encode: (value) => value,
  },
);

const amountOf = (written: number | string): Paise | null => readAmount(String(written));

/** Rupees as a JSON number, so that a reader's own arithmetic works; never computed as a float here. */
export const amount = z.codec(numberOrText, z.custom<Paise>(), {
  decode: (written, payload) => amountOf(written) ?? unreadable(payload, 'not an amount'),
  encode: (value) => Number(writeAmount(value)),
});

export const maybeAmount = z.codec(z.nullish(numberOrText), z.custom<Paise | null>(), {
  decode: (written) =>
    written === null || written === undefined || written === '' ? null : amountOf(written),
  encode: (value) => (value === null ? null : Number(writeAmount(value))),
});

/** Text that may be missing; ours is never null towards a screen. */
export const words = z.codec(z.nullish(z.union([z.string(), z.number()])), z.string(), {
  decode: (written) => String(written ?? ''),
  encode: (value) => value,
});

export const maybeWords = z.codec(z.nullish(z.string()), z.nullable(z.string()), {
  decode: (written) => written || null,
  encode: (value) => value,
});

/** A time on an Indian clock; a missing or unreadable one is null, it never breaks a list. */
export const maybeInstant = z.codec(z.nullish(z.string()), z.custom<Instant | null>(), {
  decode: (written) => readWireDateTime(written ?? ''),
  encode: (value) => (value === null ? null : writeWireDateTime(value)),
});

export const instant = z.codec(z.string(), z.custom<Instant>(), {
  decode: (written, payload) =>
    readWireDateTime(written) ?? unreadable(payload, 'not yyyy-MM-dd HH:mm:ss'),
  encode: writeWireDateTime,
});

/** A day, read as forgivingly. */
export const maybeDay = z.codec(z.nullish(z.string()), z.custom<IndiaDay | null>(), {
  decode: (written) => readWireDate(written ?? ''),
  encode: (value) => value,
});

export const day = z.codec(z.string(), z.custom<IndiaDay>(), {
  decode: (written, payload) => readWireDate(written) ?? unreadable(payload, 'not yyyy-MM-dd'),
  encode: (value) => value,
});

export const flag = z.codec(z.nullish(z.union([z.boolean(), numberOrText])), z.boolean(), {
  decode: (written) => [true, 1, '1', 'true'].includes(written ?? false),
  encode: (value) => value,
});

/** A list, which other servers may leave out when it is empty. */
export const listOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.codec(z.nullish(z.array(item)), z.custom<z.output<Item>[]>(), {
    decode: (written) => written ?? [],
    encode: (value) => value,
  });

/** The one thing that matters, which this wire sends as the first of a list. */
export const firstOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.codec(z.array(item).check(z.minLength(1)), z.custom<z.output<Item>>(), {
    decode: (written) => written[0] as z.output<Item>,
    encode: (value) => [value],
  });

/** The reply carries no data: the message and the flag say all. */
export const nothing = z.codec(z.optional(z.unknown()), z.null(), {
  decode: () => null,
  encode: () => null,
});
