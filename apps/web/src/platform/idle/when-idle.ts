const PATIENCE_MS = 1500;

/** Once the screen stands and nothing presses; browsers without a word for that get a moment. */
export const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: PATIENCE_MS });
  else setTimeout(work, PATIENCE_MS);
};
