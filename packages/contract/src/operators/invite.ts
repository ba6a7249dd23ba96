import { DESKS } from '@karigar/domain/console/desks';
import * as z from 'zod/mini';
import { textField } from '../wire/text-fields.ts';

/** The secret part of an invitation's link. */
export const inviteCodeField = textField(100);

/** Six digits of an authenticator app. */
export const totpField = textField(12);

export const desksHeld = z.array(z.enum(DESKS));
