import type { Instant } from '@karigar/domain/dates/instant';
import { readWireDateTime, writeWireDateTime } from '@karigar/domain/dates/wire-date';
import { readAmount, writeAmount, type Paise } from '@karigar/domain/money';
import * as z from 'zod/mini';
import { numberOrText } from './first-values.ts';

export const unreadable = (payload: z.core.ParsePayload, message: string): never => {
  payload.issues.push({ code: 'custom', message, input: payload.value });
  return z.NEVER;
};

export const amountOf = (written: number | string): Paise | null => readAmount(String(written));

/** Rupees as a JSON number, so that a reader's arithmetic works; never computed as a float here. */
export const amount = z.codec(numberOrText, z.custom<Paise>(), {
  decode: (written, payload) => amountOf(written) ?? unreadable(payload, 'not an amount'),
  encode: (value) => Number(writeAmount(value)),
});

/** A time in India; a missing or unreadable one is null, so that it cannot break a list. */
export const maybeInstant = z.codec(z.nullish(z.string()), z.custom<Instant | null>(), {
  decode: (written) => readWireDateTime(written ?? ''),
  encode: (value) => (value === null ? null : writeWireDateTime(value)),
});

/** A list, which other servers may omit when it is empty. */
export const listOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.codec(z.nullish(z.array(item)), z.custom<z.output<Item>[]>(), {
    decode: (written) => written ?? [],
    encode: (value) => value,
  });
