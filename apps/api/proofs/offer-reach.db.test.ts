import { expect, it } from 'vitest';
import { runOfferReach } from './offer-reach.ts';

const SMALL = { offers: 50, overMs: 5_000 };
/** Of forty: two may be unlucky with slow operators. Without the fallback eight do not ring. */
const LEAST = 94;

it('an offer rings within 20 s where SMS was chosen, and nobody else gets an SMS', async () => {
  const reach = await runOfferReach(SMALL);
  console.info(`offer-reach: ${JSON.stringify(reach)}`);
  expect(reach).toMatchObject({ offers: 50, unasked: 0, late: 0, twice: 0, untrue: 0 });
  expect(reach.share).toBeGreaterThanOrEqual(LEAST);
}, 240_000);

it('finds the bug: no fallback', async () => {
  const reach = await runOfferReach({ ...SMALL, planted: 'no fallback' });
  expect(reach.share).toBeLessThan(LEAST);
}, 240_000);

it('finds the bug: nobody was asked', async () => {
  const reach = await runOfferReach({ ...SMALL, planted: 'nobody was asked' });
  expect(reach.unasked).toBeGreaterThan(0);
}, 240_000);
