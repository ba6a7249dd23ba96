import type { IndiaDay } from '@karigar/domain/dates/india-day';
import type { Instant } from '@karigar/domain/dates/instant';
import { readWireDate, readWireDateTime, writeWireDateTime } from '@karigar/domain/dates/wire-date';
import { readAmount, writeAmount, type Paise } from '@karigar/domain/money';
import * as z from 'zod/mini';
import { noted, unreadable } from './text-fields.ts';

// Separate file: the login chunk needs only these.
export { choiceField, fieldNotes, textField, type FieldNote } from './text-fields.ts';

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

/**
 * Latitude or longitude to a tenth of a metre; never negative, as India is north of the equator and
 * east of Greenwich.
 */
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
      readWireDateTime(written) ?? unreadable(payload, 'neither yyyy-MM-dd HH:mm:ss nor ISO 8601'),
    encode: writeWireDateTime,
  }),
  { kind: 'date-time', says: 'yyyy-MM-dd HH:mm:ss IST / ISO 8601' },
);

export const dateField = noted(
  z.codec(z.string(), z.custom<IndiaDay>(), {
    decode: (written, payload) => readWireDate(written) ?? unreadable(payload, 'not yyyy-MM-dd'),
    encode: (day) => day,
  }),
  { kind: 'date', says: 'yyyy-MM-dd' },
);

export const fileField = noted(z.file(), { kind: 'file', says: 'file' });

/** The time of the action by the phone's clock, stored beside the time received. Older clients do not send it. */
export const claimedTime = { claimedAt: z.optional(dateTimeField) };
export const claimedTimeFields = { claimedAt: 'actionTime' } as const;

/** The two ids that identify a booking in every call about it. */
export const bookingRef = { bookingId: idField, orderId: idField };
export const bookingRefFields = { bookingId: 'bookingId', orderId: 'mainId' } as const;
