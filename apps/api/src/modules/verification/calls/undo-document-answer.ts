import { undoDocumentAnswer } from '@karigar/contract/verification/undo-document-answer';
import { accepted, refused } from '@karigar/domain/result';
import { mayUndoAnswer } from '@karigar/domain/verification/review';
import { accountOf } from '#auth/who';
import { defineHandler } from '#wire/define-handler';
import { findLatestAnswer, lockReviewed, undoAnswer } from '../review-store.ts';

export const undoDocumentAnswerHandler = defineHandler(
  undoDocumentAnswer,
  async ({ documentId }, { tx, who, now, note }) => {
    const document = await lockReviewed(tx, documentId);
    if (document === null) return refused('kyc.document-not-found');
    note({ subjectId: document.account_id });
    const answer = await findLatestAnswer(tx, documentId);
    if (answer === null || answer.version !== document.uploads)
      return refused('verification.undo-over');
    const given = {
      by: answer.answered_by,
      at: answer.answered_at.getTime(),
      isTold: answer.told_at !== null,
    };
    if (!mayUndoAnswer(given, accountOf(who), now)) return refused('verification.undo-over');
    const isUndone = await undoAnswer(tx, documentId, answer.id, new Date(now));
    return isUndone ? accepted(null) : refused('verification.undo-over');
  },
  { as: 'ops' },
);
