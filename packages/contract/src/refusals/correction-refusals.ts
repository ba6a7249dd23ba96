import { msg } from '@karigar/domain/msg';
import { business, type Refusal } from './refusal.ts';

export const ledgerRefusals = {
  'earnings.not-yet': business(msg`The earnings of this job are shown once the work has ended.`),
  'earnings.line-not-found': business(msg`This line was not found.`),
  'case.question-missing': business(msg`Write in a few words what is wrong.`),
  'case.too-many-today': business(
    msg`You have asked 20 questions today. Please try again tomorrow.`,
  ),
  'case.not-found': business(msg`This case was not found.`),
  'case.already-answered': business(msg`This case has already been answered.`),
  'deposit.nothing-to-deposit': business(msg`You have no cash to deposit.`),
  'deposit.too-much': business(msg`This is more than the cash you have to deposit.`),
  'deposit.reference-missing': business(msg`Write the number on the slip or of the transfer.`),
  'deposit.not-found': business(msg`This deposit was not found.`),
  'deposit.already-answered': business(msg`This deposit has already been answered.`),
  'correction.reason-missing': business(msg`Give a reason the serviceman can read.`),
  'correction.amount-invalid': business(msg`This amount does not fit what was recorded.`),
  'operator.second-person': business(
    msg`A second person must confirm this, which is not possible yet. Nothing was changed.`,
  ),
  'payment.not-found': business(msg`This payment was not found.`),
  'payment.already-reversed': business(msg`This payment has already been taken back.`),
  'payment.paid-online': business(msg`This payment came through the gateway. Refund it instead.`),
  'payment.already-refunded': business(
    msg`Part of this payment has been refunded, so it cannot be taken back.`,
  ),
  'refund.more-than-paid': business(msg`This is more than the customer has paid.`),
  'refund.not-found': business(msg`This refund was not found.`),
  'refund.already-sent': business(msg`This refund has already been transferred.`),
  'refund.utr-invalid': business(msg`Write the UTR of the transfer: 10 to 22 letters and digits.`),
  'refund.utr-used': business(msg`This UTR belongs to another transfer.`),
  'tip.not-paid-yet': business(msg`A tip can be given once the job is paid.`),
  'tip.already-given': business(msg`A tip is already recorded for this job.`),
  'tip.amount-invalid': business(msg`A tip can be from ₹1 to ₹5,000.`),
  'freeze.not-found': business(msg`These frozen payouts were not found.`),
  'freeze.already-answered': business(msg`This has already been answered.`),
} as const satisfies Record<string, Refusal>;
