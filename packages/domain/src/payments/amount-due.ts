import { minus, sumOf, type Paise } from '../money.ts';

export const amountDue = (totalAfterEnd: Paise, payments: Iterable<Paise>): Paise =>
  minus(totalAfterEnd, sumOf(payments));
