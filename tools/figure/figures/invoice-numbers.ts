import { closing } from '../closing.ts';
import type { Figure } from '../figure.ts';
import { tellFailures } from '../tell-failures.ts';

const BOOKINGS = 500;

export const invoiceNumbers: Figure = {
  name: 'invoice-numbers',
  bar: 0,
  says: 'gaps and duplicates among the numbers of 500 parallel completions on two processes, 100 of them rolled back first; at most the bar',
  measure: async () => {
    const { createSpawnedWorld } = await import('../../../apps/api/testing/spawned-world.ts');
    const { runInvoiceNumbers } = await import('../../../apps/api/proofs/invoice-numbers.ts');

    const { failures, seconds, ...counts } = await closing(await createSpawnedWorld(), (world) =>
      runInvoiceNumbers(world, { bookings: BOOKINGS }),
    );
    tellFailures(failures);
    return {
      value: failures.length,
      ok: failures.length === 0,
      explanation: { ...counts, seconds: Number(seconds.toFixed(2)) },
    };
  },
};
