import { answerFreeze } from '@karigar/contract/recovery/answer-freeze';
import { mayAnswerFreeze } from '@karigar/domain/identity/payout-freeze';
import { mayActAlone } from '@karigar/domain/ledger/one-operator';
import { accepted, refused } from '@karigar/domain/result';
import { readWrittenReason } from '@karigar/domain/written-reason';
import { accountOf } from '#auth/who';
import { notifyOfFreeze } from '#auth-steps/notify-of-freeze';
import { defineHandler } from '#wire/define-handler';
import { lockOwner } from '../disown-store.ts';
import { freezeState, findFreeze, saveFreezeAnswer } from '../freeze-store.ts';

export const answerFreezeHandler = defineHandler(
  answerFreeze,
  async ({ freezeId, answer, reason: written }, scope) => {
    const { context, tx, now, who, note } = scope;
    const found = await findFreeze(tx, freezeId);
    if (found === null) return refused('freeze.not-found');
    const reason = readWrittenReason(written);
    note({ subjectId: found.account_id, ...(reason === null ? {} : { reason }) });
    if (reason === null) return refused('correction.reason-missing');
    const owner = await lockOwner(tx, found.account_id);
    // Read again under the lock, so that a press of a link is before the answer or after it.
    const locked = (await findFreeze(tx, freezeId)) ?? found;
    const may = mayAnswerFreeze(freezeState(locked), answer);
    if (!may.ok) return may;
    // To restore releases money; to keep frozen does not.
    const alone = mayActAlone(context.config.isProduction && answer === 'restore');
    if (!alone.ok) return alone;
    await saveFreezeAnswer(tx, freezeId, answer, {
      by: accountOf(who),
      reason,
      at: new Date(now),
    });
    const notice = answer === 'keep' ? 'payouts-kept' : 'payouts-restored';
    await notifyOfFreeze(scope, found.account_id, notice, owner);
    return accepted(null);
  },
  { as: 'ops' },
);
