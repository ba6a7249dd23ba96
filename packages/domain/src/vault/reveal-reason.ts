const SHORTEST = 10;

/** Why somebody wants to see what is sealed, in words another person can judge later. */
export const readRevealReason = (written: string): string | null => {
  const reason = written.replaceAll(/\s+/g, ' ').trim();
  return reason.length >= SHORTEST && /[\p{L}\p{M}]{2}/u.test(reason) ? reason : null;
};
