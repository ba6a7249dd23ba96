import type { Paise } from '@karigar/domain/money';
import { formatMoney } from '@karigar/domain/money-text';
import { Money, type NumberTextProps } from '@karigar/ui/text/text';

/** An amount with the rupee sign, Indian grouping and two decimals. */
export const Amount = ({ of, ...look }: { of: Paise } & Omit<NumberTextProps, 'children'>) => (
  <Money amount={formatMoney(of)} {...look} />
);
