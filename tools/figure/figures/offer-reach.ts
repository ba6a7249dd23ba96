import type { Figure } from '../figure.ts';
import { tellFailures } from '../tell-failures.ts';

const SIZE = { offers: 1000, overMs: 4 * 60_000 };

export const offerReach: Figure = {
  name: 'offer-reach',
  bar: 99,
  says: 'of 1,000 offers to servicemen, three of ten with a phone on which no push shows (two take it and show nothing, one answers 410), push and SMS delivered with a median of 4 s and a p95 of 12 s: the percentage whose phone rang within 20 s, of those who chose SMS; at least the bar, with no SMS to anybody else, none after the offer ended, and each try recorded',
  measure: async () => {
    const { runOfferReach } = await import('../../../apps/api/proofs/offer-reach.ts');
    const { share, examples, ...counts } = await runOfferReach(SIZE);
    tellFailures(examples);
    const { unasked, late, twice, untrue } = counts;
    return {
      value: share,
      ok: share >= offerReach.bar && unasked + late + twice + untrue === 0,
      explanation: counts,
    };
  },
};
