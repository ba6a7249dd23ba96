import { answerFreeze } from '@karigar/contract/recovery/answer-freeze';
import { mayAnswerFreeze } from '@karigar/domain/identity/payout-freeze';
import { accepted, refused } from '@karigar/domain/result';
import { readWrittenReason } from '@karigar/domain/written-reason';
import { accountOf } from '#auth/who';
import { notifyOfFreeze } from '#auth-steps/notify-of-freeze';
import {
  countersignNo,
  insertCountersign,
  isAsked,
  keptField,
  type GuardedAct,
} from '#modules/countersigns/index';
import { defineHandler } from '#wire/define-handler';
import { lockOwner } from '../disown-store.ts';
import { findFreeze, freezeState, saveFreezeAnswer } from '../freeze-store.ts';

export const answerFreezeHandler = defineHandler(
  answerFreeze,
  async ({ freezeId, answer, reason: written }, scope) => {
    const { tx, now, who, note } = scope;
    const found = await findFreeze(tx, freezeId);
    if (found === null) return refused('freeze.not-found');
    const reason = readWrittenReason(written);
    const ownerId = found.account_id;
    note({ subjectId: ownerId, ...(reason === null ? {} : { reason }) });
    if (reason === null) return refused('correction.reason-missing');
    const owner = await lockOwner(tx, ownerId);
    // Read again under the lock, so that a press of a link is before the answer or after it.
    const state = freezeState((await findFreeze(tx, freezeId)) ?? found);
    const may = mayAnswerFreeze(state, answer);
    if (!may.ok) return may;
    const by = accountOf(who);
    const at = new Date(now);
    if (answer === 'keep') {
      await saveFreezeAnswer(tx, freezeId, answer, { by, reason, at });
      await notifyOfFreeze(scope, ownerId, 'payouts-kept', owner);
      return accepted({ countersign: null });
    }
    const fields = { freezeId, ownerId, wasKept: state === 'kept' ? 1 : 0 };
    if (await isAsked(scope, answerFreeze.name, fields))
      return refused('countersign.asked-already');
    const asked = { call: answerFreeze.name, fields, bookingId: null, by, reason, at };
    return accepted({ countersign: countersignNo(await insertCountersign(tx, asked)) });
  },
  { as: 'ops' },
);

/** The second person agreed: payouts go on, if nobody has answered since it was asked. */
export const restoreNow: GuardedAct = async (scope, asked) => {
  const { tx, now, note } = scope;
  const freezeId = keptField(asked, 'freezeId');
  const ownerId = keptField(asked, 'ownerId');
  note({ subjectId: ownerId });
  const owner = await lockOwner(tx, ownerId);
  const found = await findFreeze(tx, freezeId);
  if (found === null) return refused('freeze.not-found');
  const state = freezeState(found);
  if (state === 'restored' || (state === 'kept') !== (keptField(asked, 'wasKept') === 1))
    return refused('freeze.already-answered');
  const { asked_by: by, reason } = asked;
  await saveFreezeAnswer(tx, freezeId, 'restore', { by, reason, at: new Date(now) });
  await notifyOfFreeze(scope, ownerId, 'payouts-restored', owner);
  return accepted(null);
};
