/** Trimmed, with single spaces inside; null when it contains no letter. */
export const readPersonName = (written: string): string | null => {
  const name = written.trim().replaceAll(/\s+/g, ' ');
  return /\p{L}/u.test(name) ? name : null;
};
