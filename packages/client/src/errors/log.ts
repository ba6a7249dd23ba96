/** Logs to the browser's console for developers; the screen continues with what it has. */
export const log = (words: string, cause: unknown): void => {
  // oxlint-disable-next-line no-console -- the only place that logs
  console.error(words, cause);
};
