import type { Text } from '@karigar/domain/language';
import type * as z from 'zod/mini';

/**
 * One way a call can say no. Business refusals travel as HTTP 200 with `success: false`; another
 * status is for session, limits, repeated keys and malformed requests only.
 */
export type Refusal = {
  readonly status: number;
  readonly text: Text;
  /** What travels in `data` beside the name, where the reader needs more than the sentence. */
  readonly details?: z.ZodMiniType;
};

export const business = (en: string, hi: string): Refusal => ({ status: 200, text: { en, hi } });

export const protocol = (status: number, en: string, hi: string): Refusal => ({
  status,
  text: { en, hi },
});
