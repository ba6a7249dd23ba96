import type { Meters } from './meters.ts';

/** What we ask over the network, or on a disk: `files` is the folder or the S3 store. */
type Provider =
  | 'sms'
  | `sms-${'generic' | 'msg91' | 'gupshup'}`
  | 'whatsapp'
  | 'email'
  | 'push'
  | 'masked-calls'
  | 'files'
  | 'payments'
  | 'payouts';

export const providerMetrics = ({ counter, histogram }: Meters) => {
  const asked = counter(
    'karigar_provider_total',
    'What providers were asked, by what became of it: ok, or failed (refused, unreachable, too slow).',
    ['provider', 'outcome'],
  );
  const seconds = histogram(
    'karigar_provider_seconds',
    'Time until a provider answered or failed.',
    [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    ['provider'],
  );
  return {
    /** The same function, counted and timed. */
    asking: <Given extends readonly unknown[], Value>(
      provider: Provider,
      ask: (...given: Given) => Promise<Value>,
    ) => {
      // From the start, so that the first failure is an increase too.
      for (const outcome of ['ok', 'failed']) asked.inc({ provider, outcome }, 0);
      return async (...given: Given): Promise<Value> => {
        const began = performance.now();
        let outcome = 'failed';
        try {
          const value = await ask(...given);
          outcome = 'ok';
          return value;
        } finally {
          asked.inc({ provider, outcome });
          seconds.observe({ provider }, (performance.now() - began) / 1000);
        }
      };
    },
  };
};
