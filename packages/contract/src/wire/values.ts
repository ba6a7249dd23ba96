import type { IndiaDay } from '@karigar/domain/dates/india-day';
import type { Instant } from '@karigar/domain/dates/instant';
import { readWireDate, readWireDateTime, writeWireDateTime } from '@karigar/domain/dates/wire-date';
import { writeAmount, type Paise } from '@karigar/domain/money';
import * as z from 'zod/mini';
import { numberOrText } from '../first-values.ts';
import { amountOf, unreadable } from '../reply-values.ts';

// Separate files: the login needs only the first, the details of refusals also the second.
export { wholeNumber } from '../first-values.ts';
export { amount, listOf, maybeInstant } from '../reply-values.ts';

export const maybeWholeNumber = z.codec(
  z.nullish(numberOrText),
  z.nullable(z.number().check(z.int())),
  {
    decode: (written) =>
      written === null || written === undefined || written === '' ? null : Number(written),
    encode: (value) => value,
  },
);

/** A latitude or longitude; null when unreadable. */
export const maybeDegrees = z.codec(z.nullish(numberOrText), z.nullable(z.number()), {
  decode: (written) => {
    const degrees = written === null || written === '' ? Number.NaN : Number(written);
    return Number.isFinite(degrees) ? degrees : null;
  },
  encode: (value) => value,
});

export const maybeAmount = z.codec(z.nullish(numberOrText), z.custom<Paise | null>(), {
  decode: (written) =>
    written === null || written === undefined || written === '' ? null : amountOf(written),
  encode: (value) => (value === null ? null : Number(writeAmount(value))),
});

/** Text that may be missing; decoded as an empty string, never null. */
export const words = z.codec(z.nullish(z.union([z.string(), z.number()])), z.string(), {
  decode: (written) => String(written ?? ''),
  encode: (value) => value,
});

export const maybeWords = z.codec(z.nullish(z.string()), z.nullable(z.string()), {
  decode: (written) => written || null,
  encode: (value) => value,
});

/**
 * A picture that the app may load: a path of its own server, or the picture itself. Any other address is another
 * server's, which the content security policy blocks.
 */
const isOwnPicture = (written: string): boolean => /^(\/(?![/\\])|data:image\/)/.test(written);

/** Whether a picture is there, but on another server. */
export const isPictureElsewhere = (written: string | null | undefined): boolean =>
  Boolean(written) && !isOwnPicture(written ?? '');

/** A picture's path; null without one, and for the address of another server: no screen shows a broken picture. */
export const maybePicture = z.codec(z.nullish(z.string()), z.nullable(z.string()), {
  decode: (written) => (written && isOwnPicture(written) ? written : null),
  encode: (value) => value,
});

export const instant = z.codec(z.string(), z.custom<Instant>(), {
  decode: (written, payload) =>
    readWireDateTime(written) ?? unreadable(payload, 'neither yyyy-MM-dd HH:mm:ss nor ISO 8601'),
  encode: writeWireDateTime,
});

/** A day; null when missing or unreadable. */
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

/** A single value, which this wire sends as the first of a list. */
export const firstOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.codec(z.array(item).check(z.minLength(1)), z.custom<z.output<Item>>(), {
    decode: (written) => written[0] as z.output<Item>,
    encode: (value) => [value],
  });

/** A reply without data: the message and the flag are enough. */
export const nothing = z.codec(z.optional(z.unknown()), z.null(), {
  decode: () => null,
  encode: () => null,
});
