import { describe, expect, it } from 'vitest';
import { paise } from '../money.ts';
import { leaveOutPending, priceProposal } from './add-on-proposal.ts';

const catalogue = [
  { id: 1, price: paise(84_950) },
  { id: 2, price: paise(120_000) },
];
const tap = { addOnId: 1, shownPrice: paise(84_950), quantity: 2 };
const pipe = { addOnId: 2, shownPrice: paise(120_000), quantity: 1 };

describe('add-on proposal', () => {
  it("prices a proposal from the catalogue, in the proposal's order", () => {
    expect(priceProposal([pipe, tap], catalogue)).toEqual({
      ok: true,
      value: [
        { addOnId: 2, price: 120_000, quantity: 1 },
        { addOnId: 1, price: 84_950, quantity: 2 },
      ],
    });
  });

  it('refuses an add-on that the service does not offer, even beside an outdated price', () => {
    const stale = { ...tap, shownPrice: paise(1) };
    expect(priceProposal([stale, { ...pipe, addOnId: 3 }], catalogue)).toEqual({
      ok: false,
      refusal: 'add-on.not-found',
    });
  });

  it('refuses outdated prices and lists each changed add-on once', () => {
    const stale = { ...tap, shownPrice: paise(80_000) };
    expect(priceProposal([stale, pipe, stale], catalogue)).toEqual({
      ok: false,
      refusal: 'add-on.price-changed',
      details: { prices: [{ addOnId: 1, price: 84_950 }] },
    });
  });
});

describe('repeated add-on proposal', () => {
  const item = { addOnId: 1, price: paise(84_950), quantity: 2 };
  const asked = { addOnId: 1, quantity: 2, status: 'pending' } as const;

  it('leaves out add-ons that still wait for an answer', () => {
    expect(leaveOutPending([item], [asked])).toEqual([]);
  });

  it.each([
    { ...asked, quantity: 1 },
    { ...asked, addOnId: 2 },
    { ...asked, status: 'accepted' } as const,
    { ...asked, status: 'rejected' } as const,
  ])('keeps the add-on beside %j', (known) => {
    expect(leaveOutPending([item], [known])).toEqual([item]);
  });
});
