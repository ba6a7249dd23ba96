const PATIENCE_MS = 1500;

/** Runs the work when the browser is idle; browsers without requestIdleCallback use a timeout. */
export const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: PATIENCE_MS });
  else setTimeout(work, PATIENCE_MS);
};
