/** Which sum a line belongs to: the bill (his share), what he earned, or the cash he holds. */
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
  // cash: collected - kept, and what was taken back of both, ± what a refund or correction moved
  'cash-collected',
  'cash-kept',
  'cash-reversed',
  'cash-kept-reversed',
  'cash-owed',
  // of no job: handed in, and kept instead of a payout
  'cash-deposited',
  'cash-paid-out',
] as const;
export type LineKind = (typeof LINE_KINDS)[number];
