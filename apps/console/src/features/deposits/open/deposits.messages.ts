import type { DepositWay } from '@karigar/domain/ledger/deposit';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const depositsMessages = {
  title: msg`Deposits`,
  list: msg`Deposits that nobody answered, the oldest first`,
  counts: msg`{count, plural, one {# deposit waits} other {# deposits wait}}`,
  none: msg`No deposit waits.`,
  noneHelp: msg`Cash that servicemen deposit is here until somebody has seen that it came.`,
  carries: msg`carries {amount}`,
  amount: msg`Deposited`,
  cash: msg`Company cash in hand`,
  after: msg`In hand afterwards`,
  overLimit: msg`Above the limit: only jobs that are paid already are offered until a deposit is confirmed.`,
  way: msg`How`,
  reference: msg`Number`,
  when: msg`Reported`,
  due: msg`Answer by`,
  came: msg`The money came`,
  missing: msg`It did not come`,
  why: msg`Why?`,
  whyHelp: msg`At least ten letters. The serviceman reads them.`,
  whyMissing: msg`Write why, with at least ten letters.`,
  readOnly: msg`The desk Audit reads, and answers no deposit.`,
};

export const WAY_NAMES: Readonly<Record<DepositWay, MessageDescriptor>> = {
  office: msg`At the office`,
  bank: msg`At the bank`,
  upi: msg`By UPI`,
};
