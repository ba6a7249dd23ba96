import type { UnreadableStatement } from '@karigar/domain/bank-lines/read-statement';
import type { MatchKind } from '@karigar/domain/bank-lines/bank-line';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';

export const matchingMessages = {
  title: msg`Bank statement`,
  list: msg`Lines of the statement`,
  none: msg`No line waits.`,
  noneHelp: msg`Drop the bank's CSV here, or choose it with f. Lines that are known already are not added again.`,
  readOnly: msg`The desk Audit reads, and answers no line.`,
  choose: msg`Choose the CSV`,
  counts: msg`{waiting} wait, {answered} answered today, {sure} of these are sure`,
  saved: msg`{added} lines added, {known} were known, {debits} of money that left are not kept.`,
  noLines: msg`Money only left the account in this file. Nothing to add.`,
  notSaved: msg`The file was not taken: {why}`,
  inRow: msg`{why} (row {row})`,
  half: msg`{done} of {all} lines were saved. Drop the file again: what is known is not added twice. {why}`,
  sure: msg`Sure`,
  likely: msg`Likely`,
  unclear: msg`Unclear`,
  day: msg`Day`,
  amount: msg`Amount`,
  reference: msg`Number of the bank`,
  due: msg`Answer by`,
  mayBe: msg`This may be`,
  mayBeNothing: msg`Nothing of this amount waits. Set it aside with a reason, or wait until somebody reports it.`,
  points: msg`{score} of 100`,
  confirm: msg`Confirm`,
  confirmSure: msg`Confirm the sure ones`,
  confirmSureTitle: msg`Confirm {count} lines?`,
  confirmSureHelp: msg`Together {amount}. Each is posted, and the people are told. This is not taken back by a key.`,
  cancel: msg`Cancel`,
  sureDone: msg`{count} lines confirmed.`,
  sureStopped: msg`{count} lines confirmed, then it stopped: {why}`,
  working: msg`{done} of {all}`,
  setAside: msg`Set aside`,
  why: msg`Why is it none of these?`,
  whyHelp: msg`Such as: interest, a refund of a shop, money of another business.`,
  whyMissing: msg`Write why, with at least ten letters.`,
};

export const KIND_NAMES: Readonly<Record<MatchKind, MessageDescriptor>> = {
  deposit: msg`Cash deposit`,
  upi: msg`UPI payment`,
  settlement: msg`Settlement of the gateway`,
  returned: msg`Payout that came back`,
};

export const UNREADABLE: Readonly<Record<UnreadableStatement['why'], MessageDescriptor>> = {
  empty: msg`it is empty.`,
  'too-large': msg`it is larger than 2 MB. Take a shorter time from the bank.`,
  'too-many-rows': msg`it has more than 5,000 rows. Take a shorter time from the bank.`,
  'not-text': msg`it is no CSV. At the bank choose CSV, not Excel or PDF.`,
  'broken-quotes': msg`a quote is never closed, or a row is longer than any bank's. Take the file again.`,
  'no-columns': msg`a head with date, words and credit was not found in the first 40 rows.`,
  'no-credits': msg`it has no line.`,
  'bad-day': msg`a date cannot be read. The day comes first: 16/11/2026.`,
  'bad-amount': msg`an amount cannot be read.`,
  'both-sides': msg`a row has a debit and a credit.`,
};
