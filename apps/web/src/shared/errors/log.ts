/** For whoever looks into the browser's console: the person at the screen goes on with what he has. */
export const log = (words: string, cause: unknown): void => {
  // oxlint-disable-next-line no-console -- the one place that writes there
  console.error(words, cause);
};
