import fc from 'fast-check';
import { it } from 'vitest';
import { groupDigits } from './group-digits.ts';

it('groups every whole number as Intl does for India', () => {
  const platform = new Intl.NumberFormat('en-IN');
  fc.assert(fc.property(fc.maxSafeNat(), (count) => groupDigits(count) === platform.format(count)));
});
