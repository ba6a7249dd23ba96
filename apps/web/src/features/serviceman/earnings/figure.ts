import { groupDigits } from '@karigar/domain/group-digits';
import type { Paise } from '@karigar/domain/money';

/** On a bar there is room for rupees; its words and what it opens say the paise too. */
export const figureOf = (amount: Paise): string =>
  `${amount < 0 ? '-' : ''}${groupDigits(Math.round(Math.abs(amount) / 100))}`;
