import type { EarningLine } from '@karigar/contract/earnings/earning-line';
import type { LineKind } from '@karigar/domain/ledger/lines';
import type { MessageDescriptor } from '@lingui/core';
import type { Say } from '@karigar/client/i18n/use-say';
import { linesMessages as texts } from './lines.messages.ts';

/** A line with a name from the catalogue uses that name. */
const NAMES: Readonly<Partial<Record<LineKind, MessageDescriptor>>> = {
  tax: texts.tax,
  commission: texts.commission,
  share: texts.share,
  tip: texts.tip,
  refund: texts.refund,
  correction: texts.correction,
  'cash-collected': texts.cashCollected,
  'cash-kept': texts.cashKept,
  'cash-reversed': texts.cashReversed,
  'cash-kept-reversed': texts.cashKeptReversed,
};

/** An earning line's label: 'Tap repair', 'Commission 15 %'. `rate` is percent times 100. */
export const nameOfLine = ({ kind, name, rate }: EarningLine, say: Say): string => {
  const known = NAMES[kind];
  const called = known === undefined ? name : say(known);
  return rate === null ? called : say(texts.withRate, { name: called, rate: rate / 100 });
};
