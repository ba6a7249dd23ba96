import type { LineKind } from '@karigar/domain/ledger/lines';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const casesMessages = {
  title: msg`Cases`,
  list: msg`Questions about earnings that nobody answered, the oldest first`,
  counts: msg`{count, plural, one {# question waits} other {# questions wait}}`,
  none: msg`No question waits.`,
  noneHelp: msg`Servicemen ask about a line of their earnings in the app. Their questions are here until somebody answers.`,
  question: msg`Question`,
  line: msg`The line`,
  amount: msg`Amount`,
  rule: msg`Rule`,
  ruleRate: msg`{rate}, as on the day of the booking or of the work`,
  written: msg`Written`,
  reason: msg`Reason`,
  job: msg`The job`,
  booking: msg`Booking`,
  service: msg`Service`,
  total: msg`Bill`,
  paid: msg`Paid`,
  asked: msg`Asked`,
  due: msg`Answer by`,
  answer: msg`Answer`,
  answerLabel: msg`Answer`,
  answerHelp: msg`At least ten letters. The serviceman reads it. An answer moves no money.`,
  answerMissing: msg`Write an answer, with at least ten letters.`,
  readOnly: msg`The desk Audit reads, and answers no question.`,
};

export const LINE_NAMES: Readonly<Record<LineKind, MessageDescriptor>> = {
  price: msg`Price`,
  'add-on': msg`Add-on`,
  tax: msg`Tax`,
  commission: msg`Commission`,
  share: msg`Share`,
  tip: msg`Tip`,
  refund: msg`Refund`,
  correction: msg`Correction`,
  'cash-collected': msg`Cash collected`,
  'cash-kept': msg`Cash kept`,
  'cash-reversed': msg`Cash payment taken back`,
  'cash-kept-reversed': msg`Kept cash taken back`,
  'cash-owed': msg`Becomes company cash`,
  'cash-deposited': msg`Deposited`,
  'cash-paid-out': msg`Kept instead of a payout`,
};
