import type { LocalizedText } from '@karigar/domain/language';
import type * as z from 'zod/mini';

/**
 * One refusal. Business refusals are HTTP 200 with `success: false`; other statuses are only for
 * sessions, limits, repeated keys and malformed requests.
 */
export type Refusal = {
  readonly status: number;
  readonly text: LocalizedText;
  /** Data sent in `data`, when the client needs more than the text. */
  readonly details?: z.ZodMiniType;
};

export const business = (en: string, hi: string): Refusal => ({ status: 200, text: { en, hi } });

export const protocol = (status: number, en: string, hi: string): Refusal => ({
  status,
  text: { en, hi },
});
