import * as z from 'zod/mini';
import { textField } from '../wire/fields.ts';
import { deviceField } from './session.ts';

/** What proves a phone: call 1 takes both and opens a session, once. */
export const identity = z.object({
  userId: z.string().check(z.minLength(1)),
  idToken: z.string().check(z.minLength(1)),
});

export const phoneOnDevice = {
  phone: textField(20),
  /** A code is only good on the device that asked for it. */
  device: deviceField,
};
