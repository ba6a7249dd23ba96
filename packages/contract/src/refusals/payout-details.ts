import * as z from 'zod/mini';

const line = z.object({ line: z.number() });

/** Which line of the bank's answers is wrong; none of them was taken. */
export const payoutResultLine = {
  'payout.result-invalid': line,
  'payout.row-of-another-run': line,
  'payout.result-differs': line,
  'payout.utr-used': line,
} as const;
