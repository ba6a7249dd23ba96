import type { Meters } from './meters.ts';

/** `call` and `outcome` become labels: pass names from our own lists, never a caller's text. */
export const callMetrics = ({ counter, gauge, histogram }: Meters) => {
  const calls = counter('karigar_calls_total', 'Calls answered.', ['call', 'outcome']);
  const seconds = histogram(
    'karigar_call_seconds',
    'Time from the request to the reply.',
    [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
    ['call'],
  );
  const inFlight = gauge('karigar_calls_in_flight', 'Calls that run or wait in this process.');
  return {
    called: (call: string, outcome: string, taken: number): void => {
      calls.inc({ call, outcome });
      seconds.observe({ call }, taken);
    },
    /** Counts the call as in flight until its work settles. */
    inFlight: async <Value>(work: Promise<Value>): Promise<Value> => {
      inFlight.inc();
      try {
        return await work;
      } finally {
        inFlight.dec();
      }
    },
  };
};
