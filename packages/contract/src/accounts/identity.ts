import * as z from 'zod/mini';
import { textField } from '../wire/fields.ts';

/** What proves a phone: call 1 takes both and opens a session, once. */
export const identity = z.object({
  userId: z.string().check(z.minLength(1)),
  idToken: z.string().check(z.minLength(1)),
});

export const phoneOnDevice = {
  phone: textField(20),
  /** A name the device gave itself; a code is only good where it was asked for. */
  device: textField(200),
};
