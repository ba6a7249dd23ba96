import * as z from 'zod/mini';

/**
 * Values of a reply. Our server writes one form; other servers of this wire write numbers as text
 * and flags as 0 and 1, and omit missing values, so decoding is lenient.
 */
export const numberOrText = z.union([z.number(), z.string()]);

/** An id, a count or a quantity. */
export const wholeNumber = z.codec(numberOrText, z.number().check(z.int()), {
  decode: Number,
  encode: (value) => value,
});
