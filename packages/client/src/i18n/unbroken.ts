/**
 * Keeps numbers such as KRG-48213 on one line in a running text. A word joiner after the hyphen, not a hyphen that does
 * not break: our fonts have no such sign.
 */
export const unbroken = (words: string): string =>
  words.replaceAll(/\b([A-Z]{1,4}-)(?=\d)/g, '$1\u2060');
