import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ComingKind } from './coming-query.ts';

export const comingMessages = {
  title: msg`UPI and gateway`,
  list: msg`UPI payments and refunds that wait, the soonest deadline first`,
  counts: msg`{count, plural, one {# payment or refund waits} other {# payments and refunds wait}}`,
  none: msg`No payment and no refund waits.`,
  noneHelp: msg`Money that customers were asked for by UPI is here until somebody has seen it, and refunds that a person sends. The gateway's own payments need nobody.`,
  amount: msg`Amount`,
  customer: msg`Customer`,
  booking: msg`Booking`,
  number: msg`Number`,
  asked: msg`Asked`,
  due: msg`Answer by`,
  came: msg`The money came`,
  reference: msg`Reference on the bank statement`,
  referenceHelp: msg`Only when the statement shows the money.`,
  referenceMissing: msg`Write the bank's reference.`,
  sent: msg`It was transferred`,
  utr: msg`UTR of the transfer`,
  utrHelp: msg`Only after the bank has made the transfer.`,
  utrMissing: msg`Write the UTR.`,
  transferHelp: msg`Ask the customer for a UPI ID or account, make the transfer at the bank, then write its UTR here.`,
  stuckHelp: msg`The gateway was asked again and again and has not sent it back. Look for it in the gateway's dashboard. It leaves this list by itself when the gateway says that it is back.`,
  readOnly: msg`The desk Audit reads, and confirms no payment.`,
};

export const COMING_NAMES: Readonly<Record<ComingKind, MessageDescriptor>> = {
  upi: msg`UPI`,
  'refund-transfer': msg`Refund to transfer`,
  refund: msg`Refund`,
};
