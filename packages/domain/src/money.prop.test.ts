import fc from 'fast-check';
import { it } from 'vitest';
import { paise, readAmount, writeAmount } from './money.ts';
import { formatMoney } from './money-text.ts';

const anyPaise = fc.integer({ min: -(10 ** 14), max: 10 ** 14 }).map(paise);

it('reads back every amount it writes', () => {
  fc.assert(fc.property(anyPaise, (amount) => readAmount(writeAmount(amount)) === amount));
});

it('formats every amount with all its digits', () => {
  fc.assert(
    fc.property(
      anyPaise,
      (amount) => formatMoney(amount).replaceAll(/[₹,]/g, '') === writeAmount(amount),
    ),
  );
});
