/** Whether a provider is asked. After failures in a row it rests; then one message at a time tries it. */
export type CircuitBreaker = {
  readonly admits: () => boolean;
  /** What became of an admitted message: `good` unless the provider failed or was slow. */
  readonly note: (isGood: boolean) => void;
};

const FAILURES = 5;
const REST_MS = 30_000;

export const createCircuitBreaker = (
  now: () => number,
  { failures = FAILURES, restMs = REST_MS } = {},
): CircuitBreaker => {
  let inARow = 0;
  let restsUntil = 0;
  let isTrying = false;
  return {
    admits: () => {
      if (inARow < failures) return true;
      if (isTrying || now() < restsUntil) return false;
      isTrying = true;
      return true;
    },
    note: (isGood) => {
      isTrying = false;
      inARow = isGood ? 0 : inARow + 1;
      if (inARow >= failures) restsUntil = now() + restMs;
    },
  };
};
