import type { Text } from '@karigar/domain/msg';
import type * as z from 'zod/mini';

/**
 * One refusal. Business refusals are HTTP 200 with `success: false`; other statuses are only for
 * sessions, limits, repeated keys and malformed requests.
 */
export type Refusal = {
  readonly status: number;
  readonly text: Text;
  /** Data sent in `data`, when the client needs more than the text. */
  readonly details?: z.ZodMiniType;
};

export const business = (text: Text): Refusal => ({ status: 200, text });

export const protocol = (status: number, text: Text): Refusal => ({ status, text });
