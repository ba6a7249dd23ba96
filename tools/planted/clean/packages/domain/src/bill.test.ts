import fc from 'fast-check';
import { expect, it } from 'vitest';
import { visitFee } from './bill.ts';

it('asks the fee in paise', () => {
  expect(visitFee(Date.now()).fee).toBe(9900);
});

it('asks the same fee at any time', () => {
  fc.assert(fc.property(fc.nat(), (now) => visitFee(now).fee === 9900));
});
