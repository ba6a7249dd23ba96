import { dayOf } from '@karigar/domain/dates/india-day';
import { postDeposit } from '@karigar/domain/ledger/postings';
import { accepted, refused } from '@karigar/domain/result';
import { readWrittenReason } from '@karigar/domain/written-reason';
import { accountOf } from '#auth/who';
import { addNotification } from '#modules/bookings/index';
import { post } from '#modules/ledger/index';
import type { CallScope } from '#wire/define-handler';
import { answerDeposit as saveAnswer, lockDeposit } from './deposit-store.ts';

type Answer = {
  readonly depositId: number;
  readonly outcome: 'confirmed' | 'refused';
  readonly reason: string;
};

/** The cash arrived and is posted, or it did not; the serviceman is told. */
export const answerDeposit = async ({ tx, now, who, note }: CallScope, answer: Answer) => {
  const deposit = await lockDeposit(tx, answer.depositId);
  if (deposit === null) return refused('deposit.not-found');
  const { id, serviceman_id: servicemanId, amount } = deposit;
  const reason = readWrittenReason(answer.reason);
  note({ subjectId: servicemanId, ...(reason === null ? {} : { reason }) });
  if (deposit.status !== 'waiting') return refused('deposit.already-answered');
  if (answer.outcome === 'refused' && reason === null) return refused('correction.reason-missing');
  const [by, at] = [accountOf(who), new Date(now)];
  await saveAnswer(tx, id, { status: answer.outcome, reason, by, at });
  if (answer.outcome === 'confirmed') {
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
  const kind = `deposit-${answer.outcome}` as const;
  const notification = { accountId: servicemanId, kind, details: { amount, reason }, sender: null };
  await addNotification(tx, null, notification, now);
  return accepted(null);
};
