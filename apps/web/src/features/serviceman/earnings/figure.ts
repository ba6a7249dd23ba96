import { groupDigits } from '@karigar/domain/group-digits';
import type { Paise } from '@karigar/domain/money';

/** A bar has space for rupees only; its label and the screen it opens show the paise. */
export const figureOf = (amount: Paise): string =>
  `${amount < 0 ? '-' : ''}${groupDigits(Math.round(Math.abs(amount) / 100))}`;
