import * as z from 'zod/mini';
import { textField } from '../wire/fields.ts';

const MOST = 20;

/** Ids of the catalogue's skills. */
export const skillIdsField = z.optional(z.array(textField(60)).check(z.maxLength(MOST)));
