import * as z from 'zod/mini';
import { textField } from '../wire/text-fields.ts';
import { deviceField } from './session.ts';

/** Proof of a phone: call 1 takes both and opens a session, once. */
export const identity = z.object({
  userId: z.string().check(z.minLength(1)),
  idToken: z.string().check(z.minLength(1)),
});

export const phoneOnDevice = {
  phone: textField(20),
  /** A code is valid only on the device that requested it. */
  device: deviceField,
};
