import { payOut } from '@karigar/contract/corrections/pay-out';
import { dayOf } from '@karigar/domain/dates/india-day';
import type { PayoutPause } from '@karigar/domain/identity/payout-freeze';
import { mayActAlone } from '@karigar/domain/ledger/one-operator';
import { payoutOf, postPayout } from '@karigar/domain/ledger/postings';
import { accepted, refused } from '@karigar/domain/result';
import { readWrittenReason } from '@karigar/domain/written-reason';
import { pauseOf } from '#auth-steps/payout-pause';
import { accountOf } from '#auth/who';
import { addNotification } from '#modules/bookings/index';
import { lockBalance, post } from '#modules/ledger/index';
import { defineHandler } from '#wire/define-handler';
import { findBank, insertPayout, type PayoutBank } from '../payout-store.ts';

/** Why no money may leave for this bank account now; null if it may. */
const stopOf = (bank: PayoutBank | null, pause: PayoutPause | null) => {
  if (bank === null) return 'payout.bank-missing';
  if (!bank.isConfirmed) return 'payout.bank-unconfirmed';
  return pause === null ? null : 'payout.paused';
};

export const payOutHandler = defineHandler(
  payOut,
  async (input, { context, tx, now, who, note }) => {
    const { servicemanId } = input;
    const reason = readWrittenReason(input.reason);
    note({ subjectId: servicemanId, ...(reason === null ? {} : { reason }) });
    if (reason === null) return refused('correction.reason-missing');
    const alone = mayActAlone(context.config.isProduction);
    if (!alone.ok) return alone;
    const { payable, cashInHand } = await lockBalance(tx, servicemanId);
    const payout = payoutOf(payable, cashInHand);
    if (payout.amount + payout.kept === 0) return refused('payout.nothing-to-pay');
    // After the lock of the balance, which a press of "This was not me" takes too.
    const pause = await pauseOf(tx, servicemanId, now);
    if (pause?.why === 'frozen') return refused('payout.frozen');
    const bank = await findBank(tx, servicemanId);
    const reference = input.reference.trim();
    if (payout.amount > 0) {
      const stopped = stopOf(bank, pause);
      if (stopped !== null) return refused(stopped);
      if (reference.length < 4) return refused('payout.reference-missing');
    }
    const [by, at] = [accountOf(who), new Date(now)];
    const paid = { servicemanId, ...payout, bank: bank?.masked ?? '', reference, reason, by, at };
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
  { as: 'ops' },
);
