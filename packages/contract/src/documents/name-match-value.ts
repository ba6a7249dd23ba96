import { readNameMatch, type NameMatch } from '@karigar/domain/documents/name-match';
import * as z from 'zod/mini';

/** How the signed name fits the account's; null without a signature. */
export const maybeNameMatch = z.codec(z.nullish(z.string()), z.custom<NameMatch | null>(), {
  decode: (written) => readNameMatch(written ?? null),
  encode: (match) => match,
});
