import { SECOND_PROOFS } from '@karigar/domain/identity/second-proof';
import { ROLES } from '@karigar/domain/roles';
import * as z from 'zod/mini';
import { choiceField, textField } from '../wire/fields.ts';

/** What a login answers: the handle that every later call carries, and whose screens it opens. */
export const newSession = z.object({
  authToken: z.string().check(z.minLength(1)),
  role: z.enum(ROLES),
  /** The same for every login of one person; a guest has none. */
  accountId: z.optional(z.number()),
  /** The proof it owes: until that is given it opens what a guest may see, and nothing else. */
  secondProof: z.optional(z.enum(SECOND_PROOFS)),
});

/** The door a person came in by; without one he is a serviceman. */
export const doorField = choiceField({ serviceman: 'serviceman', customer: 'customer' });

/** A word the device made up for itself and keeps. Keys of calls before login are its own. */
export const deviceField = textField(200);

/** A solved challenge of get-captcha: the challenge, a colon, and what solves it. */
export const captchaField = textField(300);
