import { expect, it } from 'vitest';
import { whyGone, type ClosedOffer } from './past-offer.ts';

const offer: ClosedOffer = { outcome: 'gone', expiresAt: 120, closedAt: 60, goneTo: 'assigned' };

it.each([
  ['refused', { outcome: 'refused' }],
  ['time-ran-out', { outcome: 'lapsed' }],
  ['time-ran-out', { closedAt: 120 }],
  ['somebody-else', {}],
  ['somebody-else', { goneTo: null }],
  ['cancelled', { goneTo: 'cancelled' }],
  ['moved', { goneTo: 'requested' }],
] as const)('an offer closed because %s: %o', (why, change) =>
  expect(whyGone({ ...offer, ...change })).toBe(why),
);
