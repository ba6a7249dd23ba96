import { payOut } from '@karigar/contract/corrections/pay-out';
import { dayOf } from '@karigar/domain/dates/india-day';
import { payoutOf, postPayout } from '@karigar/domain/ledger/postings';
import { accepted, refused } from '@karigar/domain/result';
import { readWrittenReason } from '@karigar/domain/written-reason';
import { accountOf } from '#auth/who';
import { addNotification } from '#modules/bookings/index';
import { lockBalance, post } from '#modules/ledger/index';
import { defineHandler } from '#wire/define-handler';
import { findBank, insertPayout } from '../payout-store.ts';

export const payOutHandler = defineHandler(
  payOut,
  async (input, { tx, now, who, note }) => {
    const { servicemanId } = input;
    const reason = readWrittenReason(input.reason);
    note({ subjectId: servicemanId, ...(reason === null ? {} : { reason }) });
    if (reason === null) return refused('correction.reason-missing');
    const { payable, cashInHand } = await lockBalance(tx, servicemanId);
    const payout = payoutOf(payable, cashInHand);
    if (payout.amount + payout.kept === 0) return refused('payout.nothing-to-pay');
    const bank = await findBank(tx, servicemanId);
    const reference = input.reference.trim();
    if (payout.amount > 0 && bank === null) return refused('payout.bank-missing');
    if (payout.amount > 0 && reference.length < 4) return refused('payout.reference-missing');
    const [by, at] = [accountOf(who), new Date(now)];
    const paid = { servicemanId, ...payout, bank: bank ?? '', reference, reason, by, at };
    const payoutId = await insertPayout(tx, paid);
    await post(tx, {
      cause: 'payout',
      causeId: payoutId,
      bookingId: null,
      servicemanId,
      writtenBy: by,
      reason,
      at,
      day: dayOf(now),
      entries: postPayout(servicemanId, payout),
    });
    const notification = {
      accountId: servicemanId,
      kind: 'payout-sent' as const,
      details: payout,
      sender: null,
    };
    await addNotification(tx, null, payout.amount > 0 ? notification : null, now);
    return accepted({ payoutId, ...payout });
  },
  { as: 'system' },
);
