export const CASE_STATUSES = ['open', 'answered'] as const;

/** A higher number is abuse. */
export const CASES_A_DAY = 20;

/** The normalized text of a question; null when it contains no words. */
export const readQuestion = (written: string): string | null => {
  const question = written.replaceAll(/\s+/g, ' ').trim();
  return /[\p{L}\p{M}]{2}/u.test(question) ? question : null;
};
