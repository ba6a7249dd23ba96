import { PAUSE_CAUSES } from '@karigar/domain/identity/payout-freeze';
import * as z from 'zod/mini';
import { maybeInstant } from '../wire/values.ts';

/** Why payouts wait: `frozen` until a person has checked, `changed` until a time. */
export const payoutPause = z.object({ why: z.enum(PAUSE_CAUSES), until: maybeInstant });
