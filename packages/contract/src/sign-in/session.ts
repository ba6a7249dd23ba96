import { SECOND_PROOFS } from '@karigar/domain/identity/second-proof';
import { ROLES } from '@karigar/domain/roles';
import * as z from 'zod/mini';
import { choiceField, textField } from '../wire/text-fields.ts';

/** The result of a login: the token that every later call carries, and the role. */
export const newSession = z.object({
  authToken: z.string().check(z.minLength(1)),
  role: z.enum(ROLES),
  /** The same for every login of one account; a guest has none. */
  accountId: z.optional(z.number()),
  /** The second factor the session still needs: until then it has a guest's access. */
  secondProof: z.optional(z.enum(SECOND_PROOFS)),
});

/** The sign-in screen; without one, the serviceman's. */
export const signInRoleField = choiceField({ serviceman: 'serviceman', customer: 'customer' });

/** As above; `ask` refuses a new number until it names its role. */
export const askedRoleField = choiceField({
  serviceman: 'serviceman',
  customer: 'customer',
  ask: 'ask',
});

/** A random id that the device generates and persists. It scopes idempotency keys before login. */
export const deviceField = textField(200);

/** A solved challenge of get-captcha: the challenge, a colon, and its solution. */
export const captchaField = textField(300);
