export const CASE_STATUSES = ['open', 'answered'] as const;

/** More than that is not a question any more. */
export const CASES_A_DAY = 20;

/** What he asks, in words another person can answer; null when there are none. */
export const readQuestion = (written: string): string | null => {
  const question = written.replaceAll(/\s+/g, ' ').trim();
  return /[\p{L}\p{M}]{2}/u.test(question) ? question : null;
};
