import { confirmDeposit } from '@karigar/contract/corrections/confirm-deposit';
import { dayOf } from '@karigar/domain/dates/india-day';
import { postDeposit } from '@karigar/domain/ledger/postings';
import { accepted, refused } from '@karigar/domain/result';
import { readWrittenReason } from '@karigar/domain/written-reason';
import { accountOf } from '#auth/who';
import { addNotification } from '#modules/bookings/index';
import { post } from '#modules/ledger/index';
import { defineHandler } from '#wire/define-handler';
import { answerDeposit, lockDeposit } from '../deposit-store.ts';

export const confirmDepositHandler = defineHandler(
  confirmDeposit,
  async (input, { tx, now, who, note }) => {
    const deposit = await lockDeposit(tx, input.depositId);
    if (deposit === null) return refused('deposit.not-found');
    const { id, serviceman_id: servicemanId, amount } = deposit;
    const reason = readWrittenReason(input.reason);
    note({ subjectId: servicemanId, ...(reason === null ? {} : { reason }) });
    if (deposit.status !== 'waiting') return refused('deposit.already-answered');
    if (input.outcome === 'refused' && reason === null) return refused('correction.reason-missing');
    const [by, at] = [accountOf(who), new Date(now)];
    await answerDeposit(tx, id, { status: input.outcome, reason, by, at });
    if (input.outcome === 'confirmed') {
      await post(tx, {
        cause: 'deposit',
        causeId: id,
        bookingId: null,
        servicemanId,
        writtenBy: by,
        at,
        day: dayOf(now),
        entries: postDeposit(servicemanId, amount),
      });
    }
    const kind = `deposit-${input.outcome}` as const;
    const notification = {
      accountId: servicemanId,
      kind,
      details: { amount, reason },
      sender: null,
    };
    await addNotification(tx, null, notification, now);
    return accepted(null);
  },
  { as: 'ops' },
);
