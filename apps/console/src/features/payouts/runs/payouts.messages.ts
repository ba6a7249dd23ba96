import type { LeftOut } from '@karigar/domain/payouts/payable';
import type { RowState, RunState } from '@karigar/domain/payouts/run';
import type { TransferStatus } from '@karigar/domain/payouts/transfer';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const payoutsMessages = {
  title: msg`Payout runs`,
  list: msg`Runs, the newest first`,
  prepare: msg`Prepare a run`,
  prepareDaily: msg`Prepare a daily run`,
  daily: msg`Daily`,
  fee: msg`Fee of daily payouts`,
  feeToo: msg`fee {fee}`,
  none: msg`No payout run yet.`,
  noneHelp: msg`A run freezes who is paid and how much. Money leaves only when two people have agreed.`,
  run: msg`Payout run {id}`,
  kind: msg`Payout run`,
  detail: msg`Payouts: {people} · left out: {leftOut}`,
  toTransfer: msg`To the bank`,
  kept: msg`Kept as cash`,
  payouts: msg`Payouts`,
  leftOutCount: msg`Left out`,
  paidCount: msg`Paid`,
  failedCount: msg`Not paid`,
  waitingCount: msg`No answer yet`,
  preparedBy: msg`Prepared by`,
  confirmedBy: msg`Agreed by`,
  fileTakenBy: msg`File taken by`,
  sentBy: msg`Sent by`,
  way: msg`Way to the bank`,
  wayFile: msg`File, uploaded by hand`,
  wayProvider: msg`Payouts provider`,
  by: msg`{name}, {when}`,
  rows: msg`Who is in the run`,
  more: msg`Show more`,
  keptToo: msg`keeps {kept} of the cash`,
  utr: msg`UTR {utr}`,
  confirm: msg`Confirm`,
  confirmHelp: msg`You confirm these sums with your passkey. Then a second person must agree before anything leaves.`,
  asked: msg`It waits for a second person, who finds it under “Second person”.`,
  send: msg`Send the transfers`,
  sendHelp: msg`The payouts provider makes the transfers and answers by itself. The file is for a day on which the provider is down. A run leaves once, in one of the two ways.`,
  sent: msg`Transfers on their way: {count}.`,
  providerAnswers: msg`The provider answers by itself, and each row shows its state. If rows stay open, look in the provider's dashboard: a transfer that is cancelled there is in the next run.`,
  takeFile: msg`Take the file`,
  takeFileHelp: msg`The file has full account numbers and is given once. Upload it to the bank, then delete it.`,
  fileTaken: msg`{name} is saved. Upload it to the bank.`,
  fileLost: msg`The server gave the file, but it did not arrive here. Answer its rows as NOT SENT, and prepare the next run.`,
  results: msg`The bank's answers`,
  resultsHelp: msg`One line for each transfer: Reference,Status,UTR,Remarks. The status is PAID, FAILED, NOT SENT, or RETURNED for money that came back after it was paid.`,
  resultsMissing: msg`Paste the bank's answers.`,
  record: msg`Record`,
  recorded: msg`Recorded: {recorded}. Known before: {known}.`,
  wrongLine: msg`Line {line}: {why}`,
  cancelRun: msg`Cancel the run`,
  readOnly: msg`The desk Audit reads, and does not pay.`,
};

export const RUN_STATE_NAMES: Readonly<Record<RunState, MessageDescriptor>> = {
  prepared: msg`Prepared`,
  confirmed: msg`Confirmed`,
  sent: msg`At the bank`,
  done: msg`Done`,
  cancelled: msg`Cancelled`,
};

export const ROW_STATE_NAMES: Readonly<Record<RowState, MessageDescriptor>> = {
  waiting: msg`Waits`,
  kept: msg`Kept as cash`,
  paid: msg`Paid`,
  failed: msg`Failed`,
  'not-sent': msg`Not sent`,
  'left-out': msg`Left out`,
  returned: msg`Came back`,
};

/** What the provider says of a row that is open. */
export const TRANSFER_WORDS: Readonly<Record<TransferStatus, MessageDescriptor>> = {
  queued: msg`Waits for balance at the provider`,
  approval: msg`Waits for an approval in the provider's dashboard`,
  processing: msg`At the provider`,
  paid: msg`Paid, the UTR is still missing`,
  failed: msg`Failed at the provider`,
  cancelled: msg`Cancelled at the provider`,
};

export const LEFT_OUT_WORDS: Readonly<Record<LeftOut, MessageDescriptor>> = {
  frozen: msg`The owner said “This was not me”. The desk Help must answer first.`,
  'not-verified': msg`Not verified by the desk KYC.`,
  'case-open': msg`A question about earnings above this amount is open. Answer it first.`,
  'in-another-run': msg`Waits in another run.`,
  'bank-missing': msg`No bank account.`,
  'bank-unconfirmed': msg`The bank account is not confirmed by OTP.`,
  'bank-unchecked': msg`The desk KYC has not checked the bank account.`,
  'bank-refused': msg`The desk KYC has refused the bank account.`,
  'changed-lately': msg`Bank account, number, email or password changed less than three days ago.`,
  'below-least': msg`Less than ₹100: it is added to the next run.`,
  'bank-changed': msg`The bank account changed since the run was prepared.`,
  'earnings-changed': msg`Earnings or cash changed since the run was prepared.`,
};
