import { answerCase } from '@karigar/contract/corrections/answer-case';
import { accepted, refused } from '@karigar/domain/result';
import { readWrittenReason } from '@karigar/domain/written-reason';
import { accountOf } from '#auth/who';
import { addNotification } from '#modules/bookings/index';
import { defineHandler } from '#wire/define-handler';
import { answerCase as saveAnswer, lockCase } from '../case-answer-store.ts';

export const answerCaseHandler = defineHandler(
  answerCase,
  async ({ caseNo, answer: written }, { tx, now, who, note }) => {
    const found = await lockCase(tx, caseNo);
    if (found === null) return refused('case.not-found');
    note({ subjectId: found.serviceman_id });
    if (found.answered_at !== null) return refused('case.already-answered');
    const said = readWrittenReason(written);
    if (said === null) return refused('correction.reason-missing');
    await saveAnswer(tx, caseNo, { answer: said, by: accountOf(who), at: new Date(now) });
    const accountId = found.serviceman_id;
    const kind = 'case-answered' as const;
    const notification = { accountId, kind, details: { caseNo }, sender: null };
    await addNotification(tx, null, notification, now);
    return accepted(null);
  },
  { as: 'ops' },
);
