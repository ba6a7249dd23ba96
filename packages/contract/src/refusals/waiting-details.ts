import * as z from 'zod/mini';
import { maybeInstant } from '../reply-values.ts';

/** "Ravi Menon has this since 11:40." */
export const itemTaken = {
  'waiting.taken': z.object({ by: z.string(), since: maybeInstant }),
} as const;
