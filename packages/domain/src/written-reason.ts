const SHORTEST = 10;

/**
 * A written reason for an action that others must be able to audit: reading sealed data, moving
 * another person's money.
 */
export const readWrittenReason = (written: string): string | null => {
  const reason = written.replaceAll(/\s+/g, ' ').trim();
  return reason.length >= SHORTEST && /[\p{L}\p{M}]{2}/u.test(reason) ? reason : null;
};
