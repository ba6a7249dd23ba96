const SHORTEST = 10;

/** Why somebody did what others must be able to judge later: saw what is sealed, moved another's money. */
export const readWrittenReason = (written: string): string | null => {
  const reason = written.replaceAll(/\s+/g, ' ').trim();
  return reason.length >= SHORTEST && /[\p{L}\p{M}]{2}/u.test(reason) ? reason : null;
};
