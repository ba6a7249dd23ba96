import { msg } from '@lingui/core/macro';

export const answerMessages = {
  answer: msg`Answer`,
  outcome: msg`What is decided?`,
  choose: msg`Choose what is decided.`,
  why: msg`Why?`,
  bankReference: msg`Reference on the bank statement`,
  bankReferenceHelp: msg`Only when the statement shows the money.`,
  utr: msg`UTR of the transfer`,
  utrHelp: msg`Only after the bank has made the transfer.`,
  send: msg`Answer and next`,
  charge: msg`Charge the visit`,
  waiveVisit: msg`Do not charge it`,
  paid: msg`It was paid`,
  waive: msg`Waive it`,
  keep: msg`Keep the account frozen`,
  restore: msg`Open the account again: a second person must agree`,
  depositCame: msg`The money came`,
  depositMissing: msg`The money did not come`,
  asked: msg`A second person is asked: {no}`,
  saved: msg`Saved.`,
};
