/** Which sum a line belongs to: the bill (the serviceman's share), the earnings, or the cash in hand. */
export const LINE_PARTS = ['bill', 'earning', 'cash'] as const;
export type LinePart = (typeof LINE_PARTS)[number];

export const LINE_KINDS = [
  // bill: price + add-ons - tax - commission = share
  'price',
  'add-on',
  'tax',
  'commission',
  // earning: share + tip ± refund, correction = earned
  'share',
  'tip',
  'refund',
  'correction',
  // cash: collected - kept, reversals of both, ± refunds and corrections
  'cash-collected',
  'cash-kept',
  'cash-reversed',
  'cash-kept-reversed',
  'cash-owed',
  // without a job: deposited, and kept instead of a payout
  'cash-deposited',
  'cash-paid-out',
] as const;
export type LineKind = (typeof LINE_KINDS)[number];
