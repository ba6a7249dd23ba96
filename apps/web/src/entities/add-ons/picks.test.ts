import { paise } from '@karigar/domain/money';
import { describe, expect, it } from 'vitest';
import { pick, proposalOf, sumOfPicks } from './picks.ts';

const offered = [
  { id: 1, name: 'Gas top-up', price: paise(149_900) },
  { id: 2, name: 'Drain pipe', price: paise(39_900) },
  { id: 3, name: 'Spray', price: paise(24_950) },
];

describe('picks', () => {
  const picks = pick(pick(new Map(), 3, 2), 2, 1);

  it('picks add up in whole paise', () => {
    expect(sumOfPicks(picks, offered)).toBe(89_800);
    expect(sumOfPicks(new Map(), offered)).toBe(0);
  });

  it('[ADD-03] picks become a proposal of those above zero, with the shown unit price', () => {
    expect(proposalOf(pick(picks, 2, 0), offered)).toEqual([
      { addOnId: 3, shownPrice: 24_950, price: 24_950, quantity: 2 },
    ]);
  });

  it('picks drop add-ons that the catalogue no longer has', () => {
    expect(proposalOf(pick(picks, 99, 1), offered).map(({ addOnId }) => addOnId)).toEqual([2, 3]);
  });
});
