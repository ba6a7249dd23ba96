import { DESKS } from '@karigar/domain/console/desks';
import * as z from 'zod/mini';
import { wordField } from '../wire/console-fields.ts';
import { textField } from '../wire/text-fields.ts';

/** The secret part of an invitation's link. */
export const inviteCodeField = textField(100);

/** Six digits of an authenticator app. */
export const totpField = textField(12);

export const desksHeld = z.array(z.enum(DESKS));

/** Left out for none. */
export const desksField = z.optional(
  z.array(wordField(DESKS)).check(z.minLength(1), z.maxLength(DESKS.length)),
);
